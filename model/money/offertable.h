#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/money/offers.h"

namespace model {

// The plan's work at every provider of its GPU, cheapest first, with the plan itself on top.
class OfferTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const engine::Evaluation& evaluation, const NumberFormat& format);
    QString summary() const { return summary_; }
    // The id of a row's offer; empty for the plan.
    QString idAt(int row) const { return ids_.value(row); }

private:
    Row planRow(const engine::Evaluation& evaluation, const NumberFormat& format) const;
    Row offerRow(const engine::Evaluation& evaluation, const engine::RentedFrom& offer,
                 const NumberFormat& format) const;

    QStringList ids_;
    QString summary_;
};

} // namespace model
