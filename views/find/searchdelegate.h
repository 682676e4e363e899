#pragma once

#include <QStyledItemDelegate>

namespace views {

// Paints the rows of a searched list: the title with matched letters highlighted, its category
// below, facts on the right, and a star if rows can be favorites.
class SearchDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int RowRole = Qt::UserRole + 1; // its SearchRow
    SearchDelegate(const bool& stars, QObject* parent) : QStyledItemDelegate(parent), stars_(stars)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    static QRect starOf(const QRect& row);

private:
    const bool& stars_;
};

} // namespace views
