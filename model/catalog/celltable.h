#pragma once

#include "model/catalog/catalogcell.h"
#include "model/chart/chartdata.h"

#include <QAbstractTableModel>

#include <span>
#include <vector>

namespace model {

// A column of one that always has the same: its texts, in English, and how wide it begins.
struct TableColumn {
    const char* head;
    const char* tip;
    int width;
    bool words = false;
    int spare = 0; // left out where room is short: the highest first, 0 never
};

// A small table that is filled at once: heads, rows of cells in the catalog's roles, and the same
// as text for a copy. What fills it decides what stands in it.
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
    // Left out on screen, because it says nothing; a copy has it.
    bool isHidden(int column) const { return heads_[static_cast<std::size_t>(column)].hidden; }
    int spare(int column) const { return heads_[static_cast<std::size_t>(column)].spare; }
    Table table(const std::vector<int>& rows) const;
    Table table() const; // all rows

protected:
    struct Head {
        QString text, tip;
        int width = 0; // to begin with, in pixels
        bool words = false, hidden = false;
        int spare = 0; // left out where room is short: the highest first, 0 never
        friend bool operator==(const Head&, const Head&) = default;
    };
    struct Row {
        std::vector<CatalogCell> cells;
        bool strong = false; // stands out
        QString tip;         // of cells that have none
        friend bool operator==(const Row&, const Row&) = default;
    };
    // In the language in use; the texts are marked for translation in that context.
    static Head headOf(const TableColumn& column, const char* context);
    static std::vector<Head> headsOf(std::span<const TableColumn> columns, const char* context);

    // Rows under the same heads stay the rows they are: what is selected stays selected.
    void fill(std::vector<Head> heads, std::vector<Row> rows);

    static CatalogCell words(const QString& text, const QVariant& order = {});
    static CatalogCell number(const QString& text, double value);

private:
    std::vector<Head> heads_;
    std::vector<Row> rows_;
};

} // namespace model
