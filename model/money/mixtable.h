#pragma once

#include "model/catalog/celltable.h"

namespace model {

// The plan's week on the cheapest mix of supplies, and alternatives.
class MixTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(const engine::Evaluation& evaluation, const NumberFormat& format);
    QString summary() const { return summary_; }
    // The dial that explains a row.
    QString dialAt(int row) const { return dials_.value(row); }

private:
    struct Line;
    void add(std::vector<Row>& rows, const Line& line, const NumberFormat& format);
    void addSupplies(std::vector<Row>& rows, const engine::Evaluation& e,
                     const NumberFormat& format);
    void addWays(std::vector<Row>& rows, const engine::Evaluation& e, const NumberFormat& format);
    void addSpot(std::vector<Row>& rows, const engine::Evaluation& e, const NumberFormat& format);

    QStringList dials_;
    QString summary_;
};

} // namespace model
