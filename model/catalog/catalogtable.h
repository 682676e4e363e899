#pragma once

#include "model/catalog/catalogcell.h"
#include "model/chart/chartdata.h"

#include <QAbstractTableModel>

#include <vector>

namespace model {

class ProjectDocument;

// One kind of part of the open catalog, one row per part, in the catalog's order.
class CatalogTable : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit CatalogTable(const ProjectDocument& document, QObject* parent = nullptr);

    engine::CatalogKind kind() const { return kind_; }
    void setKind(engine::CatalogKind kind);
    // Rebuilds it for another catalog or language.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

    int width(int column) const; // initial, in pixels
    bool wraps() const { return kind_ == engine::CatalogKind::Contradictions; }
    int rowOf(const QString& id) const; // −1 if none
    QString idAt(int row) const { return rows_[static_cast<std::size_t>(row)].id; }
    // These rows at full precision; units are in the header.
    Table table(const std::vector<int>& rows) const;

private:
    struct Row {
        QString id;
        bool own = false;
        std::vector<CatalogCell> cells;
        QString search;
    };
    CellMaker maker() const;
    void addParts();
    void addContradictions();
    void addRuns();
    void add(Row row);

    const ProjectDocument& document_;
    engine::CatalogKind kind_ = engine::CatalogKind::Accelerators;
    std::vector<Row> rows_;
};

// The number of entries of each kind.
int countOf(const ProjectDocument& document, engine::CatalogKind kind);
// For searching: without accents or case.
QString plainText(const QString& text);

} // namespace model
