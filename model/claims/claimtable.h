#pragma once

#include "model/catalog/celltable.h"
#include "model/claims/claimstore.h"

namespace model {

// The claims that a filter leaves, each with its verdict and the first figure it can be held to.
class ClaimTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const ClaimList& claims, const ClaimFilter& filter, const NumberFormat& format);
    const engine::Claim* at(int row) const;
    // Where that claim is now; else the first that contradicts something, else the first.
    int rowToShow(const engine::Claim* before) const;
    // How many there are, and how many of them hold.
    const QString& summary() const { return summary_; }

private:
    static Row rowOf(const engine::Claim& claim, const engine::ClaimAnswer& answer,
                     const NumberFormat& format);

    std::vector<const engine::Claim*> shown_;
    int telling_ = 0;
    QString summary_;
};

} // namespace model
