#pragma once

#include "model/catalog/catalogfilter.h"
#include "model/catalog/celltable.h"

#include <QFrame>

class QAction;
class QBoxLayout;
class QTableView;

namespace views {

class TextBlock;

// A table in a card: a click on a header sorts; rows or the whole table can be copied.
class TableCard : public QFrame {
    Q_OBJECT
public:
    // Takes ownership of the table.
    explicit TableCard(model::CellTable* table, QWidget* parent = nullptr);

    void setHead(const QString& title, const QString& subtitle);
    // Call after the table was refilled.
    void refresh();

    QTableView* tableView() const { return view_; }
    QAction* copyRows() const { return copyRows_; }
    QAction* copyAll() const { return copyAll_; }
    QAction* saveTable() const { return save_; } // as CSV
    QAction* why() const { return why_; }
    // Rows have a derivation: adds it to the menu, and Enter on a row explains it.
    void offerWhy();
    QString subtitle() const;
    // Rows of the table, from the top of the view down.
    std::vector<int> selectedRows() const;
    void select(int row);
    // Shows all rows without scroll bars, with equal widths of all columns but the first: for a
    // page that scrolls as a whole.
    void showWhole();
    // Next to the title.
    void addAside(QWidget* widget);

Q_SIGNALS:
    void selectionChanged();
    void entered(); // Enter was pressed on a row

protected:
    // Next to the title.
    QBoxLayout* headRow() const { return headRow_; }
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dressTable();
    void connectActions();
    void measure();
    int headOf(int column) const;
    int takeFromWords(std::vector<int>& widths, const std::vector<bool>& shown, int wanting) const;
    int widthOf(int column) const;
    std::vector<bool> shownColumns() const;
    void fitColumns();
    void fitRows();
    void fitEvenly();
    int usualHeight(int row) const;
    std::vector<int> allColumns() const;
    std::vector<int> tightColumns() const;
    bool isWords(int column) const;
    void retranslate();
    void copy(const model::Table& table) const;

    model::CellTable* table_;
    model::CatalogFilter* sorted_;
    TextBlock *title_, *subtitle_;
    QBoxLayout* headRow_;
    QAction *copyCell_, *copyRows_, *copyAll_, *save_, *why_;
    QTableView* view_;
    std::vector<int> widest_; // widest entry of each column so far
    bool whole_ = false;
};

} // namespace views
