#pragma once

#include "model/engine/prices.h"
#include "model/format/numberformat.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <memory>

namespace model {

// A price list as a table: one row per offer, with prices per GPU and per instance.
class PriceList : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Gpu, Count, OnDemand, Spot, Instance, Region, Zone, Whole, Columns };
    static constexpr int kNumber = Qt::UserRole; // numeric sort key

    PriceList(std::shared_ptr<const engine::PriceTable> table, NumberFormat format,
              QObject* parent = nullptr);

    const engine::PriceTable& table() const { return *table_; }
    const engine::PriceRow& row(int i) const { return table_->rows[static_cast<std::size_t>(i)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const engine::PriceRow& row, int column) const;

    std::shared_ptr<const engine::PriceTable> table_;
    NumberFormat format_;
};

// The rows of one GPU that contain every typed word; those without the price used for sorting come
// last.
class PriceFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setText(const QString& text);
    void setGpu(const QString& id); // empty: all

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& a, const QModelIndex& b) const override;

private:
    const PriceList& list() const { return *static_cast<const PriceList*>(sourceModel()); }

    QStringList words_;
    std::string gpu_;
};

} // namespace model
