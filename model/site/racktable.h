#pragma once

#include "model/catalog/celltable.h"

namespace model {

// The limits of a rack: its capacity, a node's needs, the resulting number of nodes, and the
// utilization of each kind of rack. The binding limit is emphasized.
class RackTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const engine::Evaluation& evaluation, const NumberFormat& format);
    // The binding limit, as a clause.
    QString summary() const { return summary_; }

private:
    QString summary_;
};

} // namespace model
