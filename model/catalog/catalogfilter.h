#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace model {

// Rows that contain every typed word in any column; numbers are sorted numerically. Unknown values
// come last in either sort order.
class CatalogFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit CatalogFilter(QObject* parent = nullptr);
    void setText(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& a, const QModelIndex& b) const override;

private:
    QStringList words_;
    QCollator collator_;
};

} // namespace model
