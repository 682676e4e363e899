#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/specs/run.h"

#include <functional>

namespace engine {
struct Plan;
struct Workload;
} // namespace engine

namespace model {

// The predicted step time of a measured run. Unknown where it cannot be predicted.
struct RunPrediction {
    engine::Seconds step{engine::kUnknown}, low{engine::kUnknown}, high{engine::kUnknown};
};
using RunPredictor = std::function<RunPrediction(const engine::MeasuredRun&)>;
// Predicts with the catalog's constants, like any published run. Keeps the catalog alive.
RunPredictor predictorOf(std::shared_ptr<const engine::Catalog> catalog);

// "Predicted 12.1 s (10.3–14.2 s), measured 14.0 s: −14 %."
QString comparedWords(const engine::MeasuredRun& run, const RunPrediction& prediction,
                      const NumberFormat& format);
// Time of one step of the whole batch, as measured or derived from the token rate.
double measuredStep(const engine::MeasuredRun& run);

// What calibrating with one's own runs would change, or why it is not possible.
struct CalibrationWords {
    bool possible = false;
    QString text;
};
CalibrationWords calibrationWords(const engine::Plan& plan, const engine::Workload& work,
                                  const std::vector<engine::MeasuredRun>& runs,
                                  const engine::Catalog& catalog, const NumberFormat& format);

// Notes that computed times are corrected by measurements; empty if they are not.
QString calibratedWords(const engine::Plan& plan, const engine::Workload& work,
                        const NumberFormat& format);

// The client's own measured runs next to their predictions.
class OwnRunsTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;
    void show(const std::vector<engine::MeasuredRun>& runs, const RunPredictor& predict,
              const engine::Catalog& catalog, const NumberFormat& format);
    const QString& summary() const { return summary_; }

private:
    QString summary_;
};

} // namespace model
