#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/published/accuracytable.h"

#include <span>

namespace model {

// What the Accuracy page shows.
struct AccuracyLook {
    engine::AccuracyQuantity quantity = engine::AccuracyQuantity::Step;
    engine::AccuracyFit fit = engine::AccuracyFit::LeftOut;
    engine::AccuracyBy by = engine::AccuracyBy::Kind;
};
using AccuracyRows = std::span<const engine::AccuracyRow>;

// Prediction errors by group; the row for all of them comes last.
class AccuracyTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;
    void show(AccuracyRows rows, const AccuracyLook& look, const engine::Catalog& catalog,
              const NumberFormat& format);
    // "480 step times: half are predicted within 7.4 %, 90 % within 31 %. Half of the 52 sources
    // have a median error below 8.1 %."
    const QString& summary() const { return summary_; }

private:
    QString summary_;
};

} // namespace model
