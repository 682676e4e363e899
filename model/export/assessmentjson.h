#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

#include <QStringList>

#include <nlohmann/json.hpp>

namespace model {

// Parts of an answer shared by all JSON exports. With no dials named: all.
nlohmann::ordered_json dialsJson(const engine::Evaluation& evaluation, const QStringList& dials);
nlohmann::ordered_json findingsJson(const engine::Evaluation& evaluation,
                                    const NumberFormat& format);

} // namespace model
