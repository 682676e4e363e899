#include "model/catalog/partsheet.h"

#include "model/catalog/catalogtext.h"
#include "model/engine/text.h"
#include "model/project/projectdocument.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

using engine::CatalogKind;

QString columnHead(int column)
{
    switch (column) {
    case PartSheet::FigureColumn: return QCoreApplication::translate("Catalog", "Property");
    case PartSheet::ValueColumn: return QCoreApplication::translate("Catalog", "Value");
    case PartSheet::RangeColumn: return QCoreApplication::translate("Catalog", "Range");
    case PartSheet::SourceColumn: return QCoreApplication::translate("Catalog", "Source");
    case PartSheet::DateColumn: return QCoreApplication::translate("Catalog", "Date");
    default: return QCoreApplication::translate("Catalog", "Note");
    }
}

// The entry at an index of a list without ids.
template <class T> const T* at(const std::vector<T>& list, const QStringList& ids)
{
    bool ok = false;
    const std::size_t i = ids.value(0).toULongLong(&ok);
    return ok && i < list.size() ? &list[i] : nullptr;
}

} // namespace

PartSheet::PartSheet(const ProjectDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , document_(document)
{
}

void PartSheet::show(CatalogKind kind, const QStringList& ids)
{
    kind_ = kind;
    ids_ = ids.mid(0, kMostCompared);
    refresh();
}

void PartSheet::refresh()
{
    beginResetModel();
    rows_.clear();
    names_.clear();
    title_.clear();
    fill();
    endResetModel();
}

void PartSheet::fill()
{
    const CellMaker maker{document_.catalog(), document_.format(), kind_};
    if (kind_ == CatalogKind::Contradictions) {
        if (const auto* c = at(maker.catalog.contradictions, ids_)) {
            title_ = QString::fromStdString(c->topic);
            rows_ = sheetOf(maker, *c);
        }
    } else if (kind_ == CatalogKind::Runs) {
        if (const auto* run = at(document_.project().runs, ids_)) {
            title_ = QString::fromStdString(run->name);
            rows_ = sheetOf(maker, *run);
        }
    } else {
        fillParts(maker);
    }
}

void PartSheet::fillParts(const CellMaker& maker)
{
    std::vector<const engine::Part*> parts;
    for (const QString& id : ids_)
        if (const auto* part = engine::partOf(maker.catalog, kind_, id.toStdString()))
            parts.push_back(part);
    if (parts.size() == 1) {
        title_ = QString::fromStdString(parts.front()->name);
        rows_ = sheetOf(maker, *parts.front());
    } else if (parts.size() > 1) {
        for (const engine::Part* part : parts)
            names_ << QString::fromStdString(part->brief);
        title_ = names_.join(QStringLiteral(" · "));
        rows_ = comparisonOf(maker, parts);
    }
}

bool PartSheet::hasRanges() const
{
    return !compares() && std::ranges::any_of(rows_, [](const SheetRow& row) {
        return !row.cells[RangeColumn - 1].text.isEmpty();
    });
}

QString PartSheet::detail(int row) const
{
    return row < 0 || row >= rowCount() ? QString() : rows_[static_cast<std::size_t>(row)].detail;
}

Table PartSheet::table() const
{
    Table table;
    for (int column = 0; column < columnCount(); ++column)
        table.head << headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << index(row, column).data(FullRole).toString();
        table.rows.push_back(cells);
    }
    return table;
}

int PartSheet::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int PartSheet::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return compares() ? 1 + static_cast<int>(names_.size()) : NoteColumn + 1;
}

QVariant PartSheet::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const SheetRow& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == DiffersRole)
        return row.differs;
    if (role == SmallRole)
        return !compares() && index.column() == SourceColumn;
    if (index.column() == 0) {
        const bool same = compares() && !row.differs;
        return roleOf({.text = row.label, .tip = row.tip, .tone = same ? Tone::Muted : Tone::Plain},
                      role);
    }
    CatalogCell cell = row.cells[static_cast<std::size_t>(index.column() - 1)];
    if (compares() && !row.differs) // equal values are muted
        cell.tone = Tone::Muted;
    if (compares() && role == Qt::AccessibleTextRole && row.differs)
        return roleOf(cell, role).toString() + QStringLiteral(", ") +
               catalogText(L("Catalog", "differs"));
    return roleOf(cell, role);
}

QVariant PartSheet::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const bool part = compares() && section > 0;
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return part ? names_[section - 1] : columnHead(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::AlignVCenter |
            (!compares() && (section == ValueColumn || section == RangeColumn) ? Qt::AlignRight
                                                                               : Qt::AlignLeft));
    return {};
}

} // namespace model
