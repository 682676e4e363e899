#pragma once

#include "model/chart/pointchart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Lost hours over the time between two checkpoints, for the training workload in view: the plan's
// interval, and the optimum of each formula.
PointChart intervalChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
