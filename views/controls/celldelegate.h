#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace views {

// Cells of the catalog's tables: the tone of a value, an optional second line, and texts that wrap
// if the table does.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

// The common style of the page's tables: no grid, plain headers, rows on the layout grid.
void dress(QTableView* table);

// Lines needed by the text of a cell, including any second one, and the height of such a row.
int linesOf(const QModelIndex& cell, int width);
int heightOf(int lines, int usual);

} // namespace views
