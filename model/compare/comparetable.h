#pragma once

#include "model/catalog/celltable.h"
#include "model/compare/comparison.h"

namespace model {

// A part of a comparison as a table: a row an input or a figure, a column a scenario, groups under
// headings. While only values move, what is selected stays selected.
class CompareTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const Comparison& comparison, const std::vector<ComparedRow>& rows,
              std::size_t current);

    // The knob or the dial of a row; none in a heading.
    const std::string& pathAt(int row) const { return paths_[static_cast<std::size_t>(row)]; }
    // The dial of a cell, where options have different ones; else that of its row.
    const std::string& pathAt(int row, std::size_t scenario) const;
    // The scenario of a column; none in the first.
    static std::optional<std::size_t> scenarioAt(int column);
    int differing() const { return differing_; }

private:
    std::vector<std::string> paths_;
    std::vector<std::vector<std::string>> dials_; // of the cells of each row; none: the row's
    int differing_ = 0;
};

} // namespace model
