#include "model/catalog/celltable.h"

#include <QCoreApplication>

#include <cmath>
#include <numeric>

namespace model {
namespace {

// The cells of a row whose content changed.
template <class Row> std::vector<int> changed(const Row& was, const Row& now)
{
    const bool all =
        was.cells.size() != now.cells.size() || was.strong != now.strong || was.tip != now.tip;
    std::vector<int> columns;
    for (std::size_t c = 0; c < now.cells.size(); ++c)
        if (all || !(was.cells[c] == now.cells[c]))
            columns.push_back(static_cast<int>(c));
    return columns;
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
        const std::vector<int> columns = changed(rows_[i], rows[i]);
        rows_[i] = std::move(rows[i]);
        for (const int column : columns) { // for several cells, a view repaints all it shows
            const QModelIndex cell = index(static_cast<int>(i), column);
            Q_EMIT dataChanged(cell, cell);
        }
    }
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

CellTable::Head CellTable::headOf(const TableColumn& column, const char* context)
{
    return {QCoreApplication::translate(context, column.head),
            QCoreApplication::translate(context, column.tip),
            column.width,
            column.words,
            false,
            column.spare};
}

std::vector<CellTable::Head> CellTable::headsOf(std::span<const TableColumn> columns,
                                                const char* context)
{
    std::vector<Head> heads;
    for (const TableColumn& column : columns)
        heads.push_back(headOf(column, context));
    return heads;
}

} // namespace model
