#pragma once

#include "model/catalog/catalogcell.h"
#include "model/chart/chartdata.h"

#include <QAbstractTableModel>

#include <span>
#include <vector>

namespace model {

// A column of a table with fixed columns: its texts, in English, and its initial width.
struct TableColumn {
    const char* head;
    const char* tip;
    int width;
    bool words = false;
    int spare = 0; // dropped when space is tight: highest first, 0 never
};

// A small table that is filled in one go: headers, rows of cells in the catalog's roles, and the
// same as text for copying. The code that fills it decides its content.
class CellTable : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

    int width(int column) const { return heads_[static_cast<std::size_t>(column)].width; }
    // Hidden on screen because it is empty; a copy includes it.
    bool isHidden(int column) const { return heads_[static_cast<std::size_t>(column)].hidden; }
    int spare(int column) const { return heads_[static_cast<std::size_t>(column)].spare; }
    Table table(const std::vector<int>& rows) const;
    Table table() const; // all rows

protected:
    struct Head {
        QString text, tip;
        int width = 0; // initial, in pixels
        bool words = false, hidden = false;
        int spare = 0; // dropped when space is tight: highest first, 0 never
        friend bool operator==(const Head&, const Head&) = default;
    };
    struct Row {
        std::vector<CatalogCell> cells;
        bool strong = false; // emphasized
        QString tip;         // for cells without their own
        friend bool operator==(const Row&, const Row&) = default;
    };
    // In the current language; the texts are marked for translation in that context.
    static Head headOf(const TableColumn& column, const char* context);
    static std::vector<Head> headsOf(std::span<const TableColumn> columns, const char* context);

    // Rows under the same headers are updated in place, so the selection survives.
    void fill(std::vector<Head> heads, std::vector<Row> rows);

    static CatalogCell words(const QString& text, const QVariant& order = {});
    static CatalogCell number(const QString& text, double value);

private:
    std::vector<Head> heads_;
    std::vector<Row> rows_;
};

} // namespace model
