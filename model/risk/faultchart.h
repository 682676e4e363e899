#pragma once

#include "model/chart/sharechart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Interruptions per year of a run on all nodes, by failing part.
ShareChart faultChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
