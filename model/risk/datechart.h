#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Probability of completion over time, for the training workload in view.
CurveChart dateChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
