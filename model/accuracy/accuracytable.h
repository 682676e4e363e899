#pragma once

#include "model/celltable.h"
#include "model/engine/published/accuracy_table.h"

#include <span>

namespace model {

// What the Accuracy page looks at.
struct AccuracyLook {
    engine::AccuracyQuantity quantity = engine::AccuracyQuantity::Step;
    engine::AccuracyFit fit = engine::AccuracyFit::Shipped;
    engine::AccuracyBy by = engine::AccuracyBy::Kind;
};
using AccuracyRows = std::span<const engine::AccuracyRow>;

// Errors of predictions by what rows have in common; all of them last.
class AccuracyTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;
    void show(AccuracyRows rows, const AccuracyLook& look, const engine::Catalog& catalog,
              const NumberFormat& format);
    // "480 step times: half lie within 7.4 %, 90 % within 31 %."
    const QString& summary() const { return summary_; }

private:
    QString summary_;
};

} // namespace model
