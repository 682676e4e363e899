#pragma once

#include <QStyledItemDelegate>

namespace views {

// Paints the tree: the path from the root on the left, passing by criteria that are not reached;
// then each question and its answer, above its figures and the consequence of each answer.
class DecisionDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace views
