#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/curves/spare_rows.h"

namespace model {

// So many spare nodes each: how often they are enough, what they cost, and what their lack does.
class SpareTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const engine::Evaluation& evaluation, const NumberFormat& format);
    // Downtime against redundancy, with what articles claim of it.
    const QString& summary() const { return summary_; }

private:
    Row rowOf(const engine::SpareRow& spares, const engine::Evaluation& e, bool cheapest,
              const NumberFormat& format) const;

    QString summary_;
};

} // namespace model
