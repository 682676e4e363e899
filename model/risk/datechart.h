#pragma once

#include "model/chartdata.h"

namespace model {

// How likely the first workload is done by a day.
CurveChart dateChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
