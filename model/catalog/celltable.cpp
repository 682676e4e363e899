#include "model/catalog/celltable.h"

#include <cmath>
#include <numeric>

namespace model {
namespace {

// The columns that are to be painted again, from the first to the last.
template <class Row> std::pair<int, int> changed(const Row& was, const Row& now)
{
    const int columns = static_cast<int>(now.cells.size());
    if (was.cells.size() != now.cells.size() || was.strong != now.strong || was.tip != now.tip)
        return {0, columns - 1};
    const auto differs = [&](int column) {
        const auto c = static_cast<std::size_t>(column);
        return !(was.cells[c] == now.cells[c]);
    };
    int first = 0, last = columns - 1;
    while (first < columns && !differs(first))
        ++first;
    while (last > first && !differs(last))
        --last;
    return first < columns ? std::pair{first, last} : std::pair{0, -1};
}

} // namespace

void CellTable::fill(std::vector<Head> heads, std::vector<Row> rows)
{
    if (heads != heads_ || rows.size() != rows_.size()) {
        beginResetModel();
        heads_ = std::move(heads);
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto [first, last] = changed(rows_[i], rows[i]);
        if (first > last)
            continue;
        rows_[i] = std::move(rows[i]);
        const int row = static_cast<int>(i);
        Q_EMIT dataChanged(index(row, first), index(row, last));
    }
}

void CellTable::refill(std::vector<Row> rows)
{
    rows_ = std::move(rows);
    if (!rows_.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

CatalogCell CellTable::words(const QString& text, const QVariant& order)
{
    return {.text = text, .full = text, .sort = order.isValid() ? order : QVariant(text)};
}

CatalogCell CellTable::number(const QString& text, double value)
{
    return {.text = text,
            .full = text,
            .sort = std::isfinite(value) ? QVariant(value) : QVariant(),
            .numeric = true};
}

int CellTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int CellTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(heads_.size());
}

QVariant CellTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const CatalogCell& cell = row.cells[static_cast<std::size_t>(index.column())];
    if (role == DiffersRole)
        return row.strong;
    if (role == Qt::ToolTipRole && cell.tip.isEmpty())
        return row.tip;
    return roleOf(cell, role);
}

QVariant CellTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Head& head = heads_[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole: return head.text;
    case Qt::ToolTipRole: return head.tip;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (head.words ? Qt::AlignLeft : Qt::AlignRight));
    default: return {};
    }
}

Table CellTable::table(const std::vector<int>& rows) const
{
    Table table;
    for (const Head& head : heads_)
        table.head << head.text;
    for (const int row : rows) {
        QStringList cells;
        for (const CatalogCell& cell : rows_[static_cast<std::size_t>(row)].cells)
            cells << cell.full;
        table.rows.push_back(cells);
    }
    return table;
}

Table CellTable::table() const
{
    std::vector<int> rows(rows_.size());
    std::iota(rows.begin(), rows.end(), 0);
    return table(rows);
}

} // namespace model
