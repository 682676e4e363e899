#include "views/find/searchdelegate.h"

#include "views/find/searchpopup.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace views {
namespace {

constexpr int kOneLine = 30, kTwoLines = 44, kHead = 26, kPad = 10, kStar = 28;

const SearchRow& rowOf(const QModelIndex& index)
{
    return *index.data(SearchDelegate::RowRole).value<const SearchRow*>();
}

QPainterPath star(const QPointF& centre, double radius)
{
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double r = i % 2 ? radius * 0.45 : radius;
        points << centre + QPointF(r * std::cos(angle), r * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

// Highlights the matched letters.
void drawTitle(QPainter& painter, QRectF box, const SearchRow& row, const Theme& theme)
{
    const QFont plain = uiFont(13), bold = uiFont(13, QFont::DemiBold);
    painter.setFont(plain);
    const bool whole = textWidth(bold, row.title) <= box.width();
    if (row.lit.empty() || !whole) {
        painter.setPen(theme.text);
        drawElided(painter, box, Qt::AlignLeft | Qt::AlignVCenter, row.title);
        return;
    }
    const auto isLit = [&](qsizetype i) {
        return std::ranges::binary_search(row.lit, static_cast<int>(i));
    };
    for (qsizetype from = 0; from < row.title.size();) {
        qsizetype to = from + 1;
        while (to < row.title.size() && isLit(to) == isLit(from))
            ++to;
        const QString piece = row.title.mid(from, to - from);
        const QFont& font = isLit(from) ? bold : plain;
        painter.setFont(font);
        painter.setPen(isLit(from) ? theme.accent : theme.text);
        painter.drawText(box, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), piece);
        box.setLeft(box.left() + QFontMetricsF(font).horizontalAdvance(piece));
        from = to;
    }
}

} // namespace

QRect SearchDelegate::starOf(const QRect& row)
{
    return {row.right() - kStar, row.top(), kStar, row.height()};
}

QSize SearchDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const SearchRow& row = rowOf(index);
    return {0, (row.where.isEmpty() ? kOneLine : kTwoLines) + (row.head.isEmpty() ? 0 : kHead)};
}

void SearchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const SearchRow& row = rowOf(index);
    const Theme& theme = Theme::of(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect box = option.rect;
    if (!row.head.isEmpty()) {
        painter->setFont(uiFont(11, QFont::DemiBold));
        painter->setPen(theme.muted);
        drawElided(*painter, QRectF(box).adjusted(kPad, 6, -kPad, 0).toRect(),
                   Qt::AlignLeft | Qt::AlignTop, row.head);
        box.setTop(box.top() + kHead);
    }
    if (option.state & (QStyle::State_Selected | QStyle::State_HasFocus)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.accentSoft);
        painter->drawRoundedRect(box.adjusted(0, 0, -1, -1), 6, 6);
    }
    QRectF inside = QRectF(box).adjusted(kPad, 4, -kPad, -4);
    if (stars_) {
        const QPainterPath shape = star(QRectF(starOf(box)).center(), 7);
        painter->setPen(QPen(row.favoured ? theme.accent : theme.faint, 1.2));
        painter->setBrush(row.favoured ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
        painter->drawPath(shape);
        inside.setRight(starOf(box).left() - 4);
    }
    if (!row.aside.isEmpty()) {
        painter->setFont(uiFont(12));
        painter->setPen(theme.muted);
        const double wide =
            std::min(textWidth(painter->font(), row.aside) + 2, inside.width() * 0.6);
        QRectF aside = inside;
        aside.setLeft(inside.right() - wide);
        if (!row.where.isEmpty())
            aside.setHeight(inside.height() / 2);
        drawElided(*painter, aside, Qt::AlignRight | Qt::AlignVCenter, row.aside);
        inside.setRight(aside.left() - kPad);
    }
    QRectF first = inside;
    if (!row.where.isEmpty())
        first.setHeight(inside.height() / 2);
    drawTitle(*painter, first, row, theme);
    if (!row.where.isEmpty()) {
        QRectF below = QRectF(box).adjusted(kPad, 4, stars_ ? -kStar - 4 : -kPad, -4);
        below.setTop(below.top() + below.height() / 2);
        painter->setFont(uiFont(11));
        painter->setPen(theme.muted);
        drawElided(*painter, below, Qt::AlignLeft | Qt::AlignVCenter, row.where);
    }
    painter->restore();
}

} // namespace views
