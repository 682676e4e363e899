#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QByteArray>

namespace model {

// An answered scenario as a workbook: summary, inputs with their sources, results, the monthly cash
// flow as formulas, the bill of materials, scenarios and sensitivity.
engine::Result<QByteArray> workbookOf(const engine::Project& project,
                                      const engine::Evaluation& evaluation,
                                      const engine::Context& context);

} // namespace model
