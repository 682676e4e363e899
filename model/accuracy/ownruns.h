#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/plan.h"
#include "model/engine/specs/run.h"

#include <functional>

namespace model {

// What the program says of a run that somebody measured. Unknown where it cannot say.
struct RunPrediction {
    engine::Seconds step{engine::kUnknown}, low{engine::kUnknown}, high{engine::kUnknown};
};
using RunPredictor = std::function<RunPrediction(const engine::MeasuredRun&)>;
// Predicts by the catalog's constants, as for anybody's run. It keeps the catalog.
RunPredictor predictorOf(std::shared_ptr<const engine::Catalog> catalog);

// "Predicted 12.1 s (10.3–14.2 s), measured 14.0 s: −14 %."
QString comparedWords(const engine::MeasuredRun& run, const RunPrediction& prediction,
                      const NumberFormat& format);
// One step of the whole batch, as measured or as its rate of tokens says.
double measuredStep(const engine::MeasuredRun& run);

// What planning by one's own runs would change, or why it cannot be done.
struct CalibrationWords {
    bool possible = false;
    QString text;
};
CalibrationWords calibrationWords(const engine::Plan& plan, const engine::Workload& work,
                                  const std::vector<engine::MeasuredRun>& runs,
                                  const engine::Catalog& catalog, const NumberFormat& format);

// That computed times are corrected by what somebody measured; empty: they are not.
QString calibratedWords(const engine::Plan& plan, const engine::Workload& work,
                        const NumberFormat& format);

// The client's own measured runs beside what is predicted for them.
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
