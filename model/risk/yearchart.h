#pragma once

#include "model/chart/chartdata.h"

namespace model {

// A year of the run in view as it was played: nodes under repair, those that stand by, and when the
// run waited.
CurveChart yearChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
