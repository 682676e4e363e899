#pragma once

#include "model/accuracy/accuracytable.h"
#include "model/accuracy/ownruns.h"
#include "model/chart/heatchart.h"
#include "model/chart/pointchart.h"

namespace model {

// Predicted against measured, a series for each generation of GPUs and one for the client's own
// runs, and where 20 % off is.
struct PredictedRuns {
    std::span<const engine::MeasuredRun> runs;
    RunPredictor predict;
};
PointChart accuracyChart(AccuracyRows rows, const AccuracyLook& look,
                         const engine::Catalog& catalog, const NumberFormat& format,
                         const PredictedRuns& own = {});
// How many runs there are of each GPU at each count.
HeatChart coverageChart(AccuracyRows rows, const AccuracyLook& look, const engine::Catalog& catalog,
                        const NumberFormat& format);

} // namespace model
