#pragma once

#include "model/catalog/celltable.h"
#include "model/compare/comparison.h"

namespace model {

// A part of a comparison as a table: one row per input or figure, one column per scenario, grouped
// under headings. The selection survives as long as only values change.
class CompareTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const Comparison& comparison, const std::vector<ComparedRow>& rows,
              std::size_t current);

    // The knob or the dial of a row; empty for a heading.
    const std::string& pathAt(int row) const { return paths_[static_cast<std::size_t>(row)]; }
    // The dial of a cell if options have different ones; otherwise that of its row.
    const std::string& pathAt(int row, std::size_t scenario) const;
    // The scenario of a column; none for the first.
    static std::optional<std::size_t> scenarioAt(int column);
    int differing() const { return differing_; }

private:
    std::vector<std::string> paths_;
    std::vector<std::vector<std::string>> dials_; // per cell of each row; empty: the row's
    int differing_ = 0;
};

} // namespace model
