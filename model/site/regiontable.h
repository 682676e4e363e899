#pragma once

#include "model/catalog/celltable.h"

namespace model {

// The plan in every region of the catalog, cheapest first: cost, carbon and water of its
// electricity. Regions that another one beats in both price and carbon are muted.
class RegionTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    // Without `all`, only regions with both price and carbon intensity.
    void show(const engine::Evaluation& evaluation, const NumberFormat& format, bool all);
    QString idAt(int row) const { return ids_[row]; }
    bool isHere(int row) const { return here_ == row; }
    // Its price and carbon intensity are known, so a plan can use it.
    bool isComplete(int row) const { return complete_[static_cast<std::size_t>(row)]; }
    // The number of regions compared, and of those that are Pareto-optimal.
    QString summary() const { return summary_; }

private:
    void summarise(const engine::SiteDetail& detail, const NumberFormat& format);

    QStringList ids_;
    std::vector<bool> complete_;
    int here_ = -1;
    QString summary_;
};

} // namespace model
