#pragma once

#include "model/chart/pointchart.h"

namespace model {

// Price against carbon of electricity: every region that tells both, the front that nothing beats
// by name, and where the plan stands.
PointChart regionChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
