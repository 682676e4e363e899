#pragma once

#include "model/celltable.h"
#include "model/engine/specs/run.h"

#include <functional>

namespace model {

// What the program says of a run that somebody measured. Unknown where it cannot say.
struct RunPrediction {
    engine::Seconds step{engine::kUnknown}, low{engine::kUnknown}, high{engine::kUnknown};
};
using RunPredictor = std::function<RunPrediction(const engine::MeasuredRun&)>;

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
