#pragma once

#include "model/accuracy/accuracytable.h"
#include "model/accuracy/ownruns.h"
#include "model/chart/heatchart.h"
#include "model/chart/pointchart.h"

namespace model {

// Predicted against measured, one series per GPU generation plus the client's own runs, with lines
// at 20 % error.
struct PredictedRuns {
    std::span<const engine::MeasuredRun> runs;
    RunPredictor predict;
};
PointChart accuracyChart(AccuracyRows rows, const AccuracyLook& look,
                         const engine::Catalog& catalog, const NumberFormat& format,
                         const PredictedRuns& own = {});
// Number of runs for each GPU and GPU count.
HeatChart coverageChart(AccuracyRows rows, const AccuracyLook& look, const engine::Catalog& catalog,
                        const NumberFormat& format);

} // namespace model
