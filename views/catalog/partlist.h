#pragma once

#include "model/catalog/catalogfilter.h"
#include "model/catalog/catalogtable.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;

namespace views {

// The parts of one kind: filter, sort, select. Ctrl+C copies the rows that are selected.
class PartList : public QWidget {
    Q_OBJECT
public:
    explicit PartList(const model::ProjectDocument& document, QWidget* parent = nullptr);

    void setKind(engine::CatalogKind kind);
    engine::CatalogKind kind() const { return table_->kind(); }
    QLineEdit* filterField() const { return filter_; }
    QTableView* tableView() const { return view_; }

    QStringList selectedIds() const; // from the top down
    void select(const QStringList& ids);
    void copySelected() const;
    void saveSelected(); // as CSV
    // Another catalog or language; what was selected stays so where it is still there.
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
    bool quiet_ = false; // while the selection is put back
};

} // namespace views
