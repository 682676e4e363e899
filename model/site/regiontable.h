#pragma once

#include "model/catalog/celltable.h"

namespace model {

// The same plan in every region of the catalog, the cheapest first: what its electricity costs,
// emits and takes in water. What another region beats in price and carbon is muted.
class RegionTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    // Without `all`, only regions whose price and carbon are both known.
    void show(const engine::Evaluation& evaluation, const NumberFormat& format, bool all);
    QString idAt(int row) const { return ids_[row]; }
    bool isHere(int row) const { return here_ == row; }
    // Its price and carbon are known, so a plan can stand there.
    bool isComplete(int row) const { return complete_[static_cast<std::size_t>(row)]; }
    // How many were compared, and how many of them nothing beats.
    QString summary() const { return summary_; }

private:
    void summarise(const engine::SiteDetail& detail, const NumberFormat& format);

    QStringList ids_;
    std::vector<bool> complete_;
    int here_ = -1;
    QString summary_;
};

} // namespace model
