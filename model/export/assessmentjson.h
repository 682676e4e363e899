#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

#include <QStringList>

#include <nlohmann/json.hpp>

namespace model {

// The parts of an answer as every JSON of the program has them. No dials named: all.
nlohmann::ordered_json dialsJson(const engine::Evaluation& evaluation, const QStringList& dials);
nlohmann::ordered_json findingsJson(const engine::Evaluation& evaluation,
                                    const NumberFormat& format);

} // namespace model
