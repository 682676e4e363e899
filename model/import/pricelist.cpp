#include "model/import/pricelist.h"

#include "model/format/utf8.h"
#include "model/words/words.h"

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::PriceRow;

// The sort key of a column, if it is numeric.
double numberOf(const PriceRow& row, int column)
{
    switch (column) {
    case PriceList::Count: return row.gpus;
    case PriceList::OnDemand: return row.onDemandGpu.base();
    case PriceList::Spot: return row.spotGpu.base();
    case PriceList::Whole: return row.onDemand.base();
    default: return engine::kUnknown;
    }
}

const std::string& nameOf(const PriceRow& row, int column)
{
    switch (column) {
    case PriceList::Instance: return row.instance;
    case PriceList::Region: return row.region;
    case PriceList::Zone: return row.zone;
    default: return row.gpuName;
    }
}

bool isNumber(int column)
{
    return column == PriceList::Count || column == PriceList::OnDemand ||
           column == PriceList::Spot || column == PriceList::Whole;
}

QVariant alignmentOf(int column)
{
    return QVariant::fromValue(Qt::AlignVCenter |
                               (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace

PriceList::PriceList(std::shared_ptr<const engine::PriceTable> table, NumberFormat format,
                     QObject* parent)
    : QAbstractTableModel(parent)
    , table_(std::move(table))
    , format_(std::move(format))
{
}

int PriceList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(table_->rows.size());
}

int PriceList::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString PriceList::text(const PriceRow& row, int column) const
{
    if (!isNumber(column))
        return utf8(nameOf(row, column));
    const double value = numberOf(row, column);
    if (std::isnan(value))
        return QStringLiteral("–");
    return column == Count ? QString::number(value)
                           : format_.text(value, column == Whole ? engine::Unit::DollarPerHour
                                                                 : engine::Unit::DollarPerGpuHour);
}

QVariant PriceList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const PriceRow& offer = row(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        // A dot marks values that differ from the file.
        return column == Gpu && offer.notes.corrected() ? text(offer, column) + QStringLiteral(" ·")
                                                        : text(offer, column);
    case Qt::ToolTipRole:
        return (QStringList{tr("Line %1 of the file.").arg(offer.line)} +
                words::priceNotes(offer.notes))
            .join(u'\n');
    case Qt::TextAlignmentRole: return alignmentOf(column);
    case kNumber: return isNumber(column) ? QVariant(numberOf(offer, column)) : QVariant();
    default: return {};
    }
}

QVariant PriceList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    const QString room(2, QChar(0x2002)); // room for the sort indicator
    switch (section) {
    case Gpu: return tr("GPU");
    case Count: return tr("GPUs") + room;
    case OnDemand: return tr("On demand") + room;
    case Spot: return tr("Spot") + room;
    case Instance: return tr("Instance");
    case Region: return tr("Region");
    case Zone: return tr("Zone");
    case Whole: return tr("Instance, on demand") + room;
    default: return {};
    }
}

void PriceFilter::setText(const QString& text)
{
    words_ = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void PriceFilter::setGpu(const QString& id)
{
    gpu_ = id.toStdString();
    invalidateFilter();
}

bool PriceFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    const PriceRow& offer = list().row(row);
    if (!gpu_.empty() && offer.accelerator != gpu_)
        return false;
    return std::ranges::all_of(words_, [&](const QString& word) {
        return std::ranges::any_of(
            std::initializer_list<const std::string*>{&offer.gpuName, &offer.accelerator,
                                                      &offer.instance, &offer.region, &offer.zone},
            [&](const std::string* text) {
                return utf8(*text).contains(word, Qt::CaseInsensitive);
            });
    });
}

bool PriceFilter::lessThan(const QModelIndex& a, const QModelIndex& b) const
{
    const PriceRow &x = list().row(a.row()), &y = list().row(b.row());
    if (!isNumber(a.column()))
        return nameOf(x, a.column()) < nameOf(y, b.column());
    const double m = numberOf(x, a.column()), n = numberOf(y, b.column());
    if (std::isnan(m) || std::isnan(n)) // unknown last, in either sort order
        return std::isnan(m) == std::isnan(n)
                   ? a.row() < b.row()
                   : (sortOrder() == Qt::AscendingOrder) != std::isnan(m);
    return m < n;
}

} // namespace model
