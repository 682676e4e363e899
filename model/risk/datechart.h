#pragma once

#include "model/chart/chartdata.h"

namespace model {

// How likely the first workload is done by a day.
CurveChart dateChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
