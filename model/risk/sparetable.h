#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/curves/sparerows.h"

namespace model {

// Numbers of spare nodes: how often they suffice, what they cost, and the effect of a shortage.
class SpareTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const engine::Evaluation& evaluation, const NumberFormat& format);
    // Downtime versus redundancy, with the claims of articles.
    const QString& summary() const { return summary_; }

private:
    Row rowOf(const engine::SpareRow& spares, const engine::Evaluation& e, bool cheapest,
              const NumberFormat& format) const;

    QString summary_;
};

} // namespace model
