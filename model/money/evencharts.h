#pragma once

#include "model/chart/heatchart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Who wins, and by how much, over the hours in use and the years; where the plan stands, and where
// both are even as rents fall, stay and rise.
HeatChart evenMapChart(const engine::Evaluation& evaluation, const NumberFormat& format);
// The hours in use from which buying pays, over the size of the fleet.
CurveChart evenFleetChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
