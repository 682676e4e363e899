#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace model {

// Rows in which every word typed occurs, in whatever column; sorted by numbers where they are
// numbers. What is not known stands last, whichever way the rest is sorted.
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
