#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace views {

// Cells of the catalog's tables: the tone of a figure, a second line where there is one, texts
// that wrap where the table lets them.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

// What both tables of the page have in common: no grid, calm heads, rows on the grid.
void dress(QTableView* table);

// Lines that the words of a cell take, one below the other, and the height of their row.
int linesOf(const QModelIndex& cell, int width);
int heightOf(int lines, int usual);

} // namespace views
