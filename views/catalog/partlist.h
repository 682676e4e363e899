#pragma once

#include "model/catalog/catalogfilter.h"
#include "model/catalog/catalogtable.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;

namespace views {

// The parts of one kind: filter, sort, select. Ctrl+C copies the selected rows.
class PartList : public QWidget {
    Q_OBJECT
public:
    explicit PartList(const model::ProjectDocument& document, QWidget* parent = nullptr);

    void setKind(engine::CatalogKind kind);
    engine::CatalogKind kind() const { return table_->kind(); }
    QLineEdit* filterField() const { return filter_; }
    QTableView* tableView() const { return view_; }

    QStringList selectedIds() const; // top to bottom
    void select(const QStringList& ids);
    void copySelected() const;
    void saveSelected(); // as CSV
    // After a change of catalog or language; keeps the selection as far as it still exists.
    void refresh();

Q_SIGNALS:
    void selectionChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    model::Table selectedRows() const;
    void dressTable();
    void layOut();
    void fitColumns();
    void fitRows();
    void showCount();
    void retranslate();

    model::CatalogTable* table_;
    model::CatalogFilter* sorted_;
    QLineEdit* filter_;
    QLabel* count_;
    QStackedWidget* stack_;
    QTableView* view_;
    QLabel* nothing_;
    QLabel* legend_;
    bool quiet_ = false; // while the selection is being restored
};

} // namespace views
