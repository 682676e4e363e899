#include "model/catalog/catalogfilter.h"

#include "model/catalog/catalogtable.h"

#include <algorithm>

namespace model {

CatalogFilter::CatalogFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    collator_.setNumericMode(true); // p4d.2xlarge before p4d.24xlarge
    collator_.setCaseSensitivity(Qt::CaseInsensitive);
}

void CatalogFilter::setText(const QString& text)
{
    words_ = plainText(text).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool CatalogFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString text = sourceModel()->index(row, 0, parent).data(SearchRole).toString();
    return std::ranges::all_of(words_, [&](const QString& word) { return text.contains(word); });
}

bool CatalogFilter::lessThan(const QModelIndex& a, const QModelIndex& b) const
{
    const QVariant x = a.data(SortRole), y = b.data(SortRole);
    if (!x.isValid() || !y.isValid()) // Qt inverts the result for descending order
        return sortOrder() == Qt::AscendingOrder ? x.isValid() && !y.isValid()
                                                 : !x.isValid() && y.isValid();
    if (x.userType() == QMetaType::Double && y.userType() == QMetaType::Double)
        return x.toDouble() < y.toDouble();
    return collator_.compare(x.toString(), y.toString()) < 0;
}

} // namespace model
