#pragma once

#include "model/catalog/celltable.h"
#include "model/chart/pointchart.h"
#include "model/engine/serving/servingdetail.h"

namespace model {

// The options evaluated by the search, cheapest first, and why the others lost.
class OptionTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const engine::Evaluation& evaluation, const NumberFormat& format);
    const engine::ServeOption& optionAt(int row) const
    {
        return rows_[static_cast<std::size_t>(row)].option;
    }
    bool isChosen(int row) const { return rows_[static_cast<std::size_t>(row)].chosen; }
    const QString& summary() const { return summary_; }

private:
    Row rowOf(const engine::ServeRow& shown, const NumberFormat& format) const;

    std::vector<engine::ServeRow> rows_;
    double items_ = 0; // per request; 0: output is tokens
    QString summary_;
};

// Fleet cost over request time: all usable options, with the Pareto-optimal ones.
PointChart optionChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
