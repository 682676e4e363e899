#pragma once

#include "model/catalog/celltable.h"
#include "model/claims/claimstore.h"

namespace model {

// The claims that pass a filter, each with its verdict and the first figure that can be checked.
class ClaimTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const ClaimList& claims, const ClaimFilter& filter, const NumberFormat& format);
    const engine::Claim* at(int row) const;
    // The row of that claim; otherwise the first that contradicts something, otherwise the first.
    int rowToShow(const engine::Claim* before) const;
    // The number of claims, and how many of them hold.
    const QString& summary() const { return summary_; }

private:
    static Row rowOf(const engine::Claim& claim, const engine::ClaimAnswer& answer,
                     const NumberFormat& format);

    std::vector<const engine::Claim*> shown_;
    int telling_ = 0;
    QString summary_;
};

} // namespace model
