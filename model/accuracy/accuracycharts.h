#pragma once

#include "model/accuracy/accuracytable.h"
#include "model/heatchart.h"
#include "model/pointchart.h"

namespace model {

// Predicted against measured, a series for each generation of GPUs, and where 20 % off is.
PointChart accuracyChart(AccuracyRows rows, const AccuracyLook& look,
                         const engine::Catalog& catalog, const NumberFormat& format);
// How many runs there are of each GPU at each count.
HeatChart coverageChart(AccuracyRows rows, const AccuracyLook& look, const engine::Catalog& catalog,
                        const NumberFormat& format);

} // namespace model
