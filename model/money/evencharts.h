#pragma once

#include "model/chart/heatchart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Whether renting or buying wins and by how much, over utilization and years, with the plan's point
// and the break-even curves for falling, constant and rising rental prices.
HeatChart evenMapChart(const engine::Evaluation& evaluation, const NumberFormat& format);
// The utilization above which buying pays off, by fleet size.
CurveChart evenFleetChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
