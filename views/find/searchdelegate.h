#pragma once

#include <QStyledItemDelegate>

namespace views {

// Paints the rows of a list that is searched: the title with the letters that were met, where it
// belongs below it, its facts at the right edge, and a star where rows may be favoured.
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
