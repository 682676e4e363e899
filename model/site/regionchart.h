#pragma once

#include "model/chart/pointchart.h"

namespace model {

// Price over carbon intensity of electricity: every region with both, the Pareto-optimal ones by
// name, and the plan's own.
PointChart regionChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
