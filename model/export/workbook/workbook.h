#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QByteArray>

namespace model {

// An answered scenario as a workbook: what it says, inputs with their sources, results, the cash
// flow month by month in formulas, the bill of materials, scenarios and what the answer depends on.
engine::Result<QByteArray> workbookOf(const engine::Project& project,
                                      const engine::Evaluation& evaluation,
                                      const engine::Context& context);

} // namespace model
