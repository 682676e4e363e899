#include "model/catalog/catalogtable.h"

#include "model/catalog/catalogcolumns.h"
#include "model/format/utf8.h"
#include "model/project/projectdocument.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

using engine::CatalogKind;
using From = CatalogColumn::From;

const CatalogColumn& columnAt(CatalogKind kind, int column)
{
    return columnsOf(kind)[static_cast<std::size_t>(column)];
}

// Other names of a part that no column shows.
constexpr const char* kOtherNames[] = {"aliases", "city", "country", "code"};

QString sourceValues(const engine::Contradiction& c)
{
    QStringList lines;
    for (const auto& v : c.values)
        lines << QStringLiteral("%1 — %2%3%4")
                     .arg(utf8(v.value), utf8(v.source), QLatin1String(v.date.empty() ? "" : ", "),
                          utf8(v.date));
    return lines.join(u'\n');
}

CatalogCell cellOf(const CellMaker& maker, const engine::Contradiction& c, From from)
{
    switch (from) {
    case From::Topic: return maker.text(utf8(c.topic));
    case From::SourceValues: return maker.text(sourceValues(c));
    case From::Used: return maker.text(utf8(c.use));
    default: return maker.text(utf8(c.why));
    }
}

CatalogCell cellOf(const CellMaker& maker, const engine::MeasuredRun& run,
                   const CatalogColumn& column)
{
    const std::string_view key = column.from == From::Date ? "date" : column.key;
    for (const engine::RunText& text : engine::runTexts())
        if (column.from != From::Figure && text.key == key)
            return maker.text(maker.trait(QString::fromLatin1(column.key), run.*text.member),
                              utf8(run.note));
    for (const auto& field : engine::runFields())
        if (column.from == From::Figure && field.key == key)
            return maker.number(field.get(run), field.unit, nullptr, column.bare);
    return maker.unknown();
}

} // namespace

CatalogTable::CatalogTable(const ProjectDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , document_(document)
{
    refresh();
}

void CatalogTable::setKind(CatalogKind kind)
{
    kind_ = kind;
    refresh();
}

CellMaker CatalogTable::maker() const
{
    return {document_.catalog(), document_.format(), kind_};
}

void CatalogTable::refresh()
{
    beginResetModel();
    rows_.clear();
    switch (kind_) {
    case CatalogKind::Contradictions: addContradictions(); break;
    case CatalogKind::Runs: addRuns(); break;
    default: addParts();
    }
    endResetModel();
}

void CatalogTable::add(Row row)
{
    QStringList all{row.id};
    for (const CatalogCell& cell : row.cells)
        all << cell.text;
    row.search += u' ' + plainText(all.join(u' '));
    rows_.push_back(std::move(row));
}

void CatalogTable::addParts()
{
    const CellMaker make = maker();
    for (const engine::Part* part : engine::partsOf(make.catalog, kind_)) {
        Row row{utf8(part->id), part->sheet->own, {}, {}};
        for (const CatalogColumn& column : columnsOf(kind_))
            row.cells.push_back(cellOf(make, *part, column));
        for (const char* other : kOtherNames)
            row.search += u' ' + plainText(utf8(std::string(part->sheet->trait(other))));
        if (row.own)
            row.cells.front().text +=
                QStringLiteral(" · ") + QCoreApplication::translate("Catalog", "custom");
        add(std::move(row));
    }
}

void CatalogTable::addContradictions()
{
    const CellMaker make = maker();
    const auto& all = make.catalog.contradictions;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Row row{QString::number(i), false, {}, {}};
        for (const CatalogColumn& column : columnsOf(kind_))
            row.cells.push_back(cellOf(make, all[i], column.from));
        for (const std::string& about : all[i].about)
            row.search += u' ' + plainText(utf8(about));
        add(std::move(row));
    }
}

void CatalogTable::addRuns()
{
    const CellMaker make = maker();
    const auto& all = document_.project().runs;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Row row{QString::number(i), false, {}, {}};
        for (const CatalogColumn& column : columnsOf(kind_))
            row.cells.push_back(cellOf(make, all[i], column));
        add(std::move(row));
    }
}

int CatalogTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int CatalogTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columnsOf(kind_).size());
}

QVariant CatalogTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole: return row.id;
    case OwnRole: return row.own;
    case SearchRole: return row.search;
    case Qt::TextAlignmentRole:
        if (wraps())
            return QVariant::fromValue(Qt::AlignTop | Qt::AlignLeft);
        break;
    default: break;
    }
    return roleOf(row.cells[static_cast<std::size_t>(index.column())], role);
}

QVariant CatalogTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const CatalogColumn& column = columnAt(kind_, section);
    switch (role) {
    case Qt::DisplayRole: {
        const QString head = headOf(kind_, column);
        const QString unit = column.bare ? maker().exactUnit(column.unit) : QString();
        return unit.isEmpty() || unit == head ? head : head + u'\n' + unit;
    }
    case Qt::ToolTipRole: {
        const QString key = QString::fromLatin1(column.key);
        return column.from == From::Figure ? words::figureTip(kind_, key) : QString();
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (column.from == From::Figure || column.from == From::Range
                                        ? Qt::AlignRight
                                        : Qt::AlignLeft));
    default: return {};
    }
}

int CatalogTable::width(int column) const
{
    return columnAt(kind_, column).width;
}

int CatalogTable::rowOf(const QString& id) const
{
    const auto it = std::ranges::find(rows_, id, &Row::id);
    return it == rows_.end() ? -1 : static_cast<int>(it - rows_.begin());
}

Table CatalogTable::table(const std::vector<int>& rows) const
{
    Table table;
    for (const CatalogColumn& column : columnsOf(kind_))
        table.head << fullHeadOf(maker(), column);
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << data(index(row, column), FullRole).toString();
        table.rows.push_back(cells);
    }
    return table;
}

int countOf(const ProjectDocument& document, CatalogKind kind)
{
    switch (kind) {
    case CatalogKind::Contradictions:
        return static_cast<int>(document.catalog().contradictions.size());
    case CatalogKind::Runs: return static_cast<int>(document.project().runs.size());
    default: return static_cast<int>(engine::partsOf(document.catalog(), kind).size());
    }
}

QString plainText(const QString& text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD))
        if (c.category() != QChar::Mark_NonSpacing)
            plain += c;
    return plain.toCaseFolded();
}

} // namespace model
