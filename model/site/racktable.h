#pragma once

#include "model/catalog/celltable.h"

namespace model {

// The limits of a rack: what it takes, what a node needs, how many nodes that makes, and how far
// the racks of each kind are filled. The limit that binds stands out.
class RackTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const engine::Evaluation& evaluation, const NumberFormat& format);
    // The limit that binds, in a clause.
    QString summary() const { return summary_; }

private:
    QString summary_;
};

} // namespace model
