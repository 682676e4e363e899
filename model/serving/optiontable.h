#pragma once

#include "model/catalog/celltable.h"
#include "model/chart/pointchart.h"
#include "model/engine/serving/serving_detail.h"

namespace model {

// What the search looked at, the cheapest first, and why the losers lost.
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
    double items_ = 0; // that a request makes; 0: it is answered in tokens
    QString summary_;
};

// What the fleet costs against how long a request takes: all that can be used, and those that no
// other beats.
PointChart optionChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
