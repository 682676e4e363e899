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

// A row of this height shows a text that is too long for its cell in two lines.
constexpr int kTwoLines = 40;

} // namespace views
