#pragma once

#include "model/chart/pointchart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Hours that do not count against the time between two checkpoints, of the first workload: the
// plan's interval, and what each formula takes for the best.
PointChart intervalChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
