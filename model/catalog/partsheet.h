#pragma once

#include "model/catalog/sheetrows.h"
#include "model/chart/chartdata.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace model {

class ProjectDocument;

// The figures and traits of one part with their sources, or of several parts side by side.
class PartSheet : public QAbstractTableModel {
    Q_OBJECT
public:
    // Figure | Value | Range | Source | Date | Note
    enum Column { FigureColumn, ValueColumn, RangeColumn, SourceColumn, DateColumn, NoteColumn };
    static constexpr int kMostCompared = 4;

    explicit PartSheet(const ProjectDocument& document, QObject* parent = nullptr);

    // What the table of a kind calls its rows. Contradictions and runs are shown on their own.
    void show(engine::CatalogKind kind, const QStringList& ids);
    void refresh();
    QString title() const { return title_; }
    bool compares() const { return !names_.isEmpty(); }
    bool isWide(int row) const { return rows_[static_cast<std::size_t>(row)].wide; }
    bool hasRanges() const;
    QString detail(int row) const; // label, value, source, date, other sources, note
    Table table() const;           // at full precision

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    void fill();
    void fillParts(const CellMaker& maker);

    const ProjectDocument& document_;
    engine::CatalogKind kind_ = engine::CatalogKind::Accelerators;
    QStringList ids_, names_; // names of the parts compared
    QString title_;
    std::vector<SheetRow> rows_;
};

} // namespace model
