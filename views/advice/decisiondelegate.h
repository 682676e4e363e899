#pragma once

#include <QStyledItemDelegate>

namespace views {

// Paints the tree: at the left the way from the root, which passes by what it did not meet; then a
// question and its answer, over its figures and where answers end.
class DecisionDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace views
