#pragma once

#include "model/chart/chartdata.h"

namespace model {

// A simulated year of the run in view: nodes under repair, spares, and when the run waited.
CurveChart yearChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
