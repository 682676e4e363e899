#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/training/detail.h"

namespace model {

// The layouts ranked by a search, best first, followed by those that lost: the closest to fitting,
// and the fastest for each other reason.
class LayoutTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    // `now` is the layout used in the answer.
    void show(const engine::LayoutSearch& search, const engine::Layout& now,
              const NumberFormat& format);
    const engine::Layout& layoutAt(int row) const
    {
        return layouts_[static_cast<std::size_t>(row)].layout;
    }
    bool isUsed(int row) const { return layoutAt(row) == now_; }

private:
    Row rowOf(const engine::RankedLayout& ranked, int rank, const NumberFormat& format) const;

    std::vector<engine::RankedLayout> layouts_;
    engine::Layout now_;
    double best_ = 0; // seconds, at the cautious end
};

} // namespace model
