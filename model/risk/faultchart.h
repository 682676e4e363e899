#pragma once

#include "model/chart/sharechart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Interruptions of a run on all nodes in a year, by the part that fails.
ShareChart faultChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
