#include "views/advice/decisiondelegate.h"

#include "model/advice/decisionrows.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QPainter>

namespace views {
namespace {

constexpr int kRow = 42, kGutter = 28, kAnswer = 52, kLeast = 280;
constexpr double kFigures = 0.42; // of a row's width
constexpr double kKnot = 5;       // radius of a node of the path

const model::DecisionRows& rowsOf(const QModelIndex& index)
{
    return *static_cast<const model::DecisionRows*>(index.model());
}

QColor toneOf(const Theme& theme, const model::DecisionRow& row)
{
    if (!row.met)
        return theme.faint;
    return row.decides ? theme.accent : theme.text;
}

// The path from the root to the deciding row; skipped rows have no node.
void paintWay(QPainter* painter, const QRectF& box, const QModelIndex& index, const Theme& theme)
{
    const model::DecisionRows& rows = rowsOf(index);
    const model::DecisionRow& row = rows.at(index.row());
    const QPointF middle(box.left() + kGutter / 2.0, box.center().y());
    painter->setPen(QPen(theme.accent, 2));
    const int end = rows.deciding();
    if (index.row() > 0 && index.row() <= end)
        painter->drawLine(QPointF(middle.x(), box.top()), middle);
    if (index.row() < end)
        painter->drawLine(middle, QPointF(middle.x(), box.bottom()));
    if (!row.met) {
        if (index.row() < end)
            return;
        painter->setPen(QPen(theme.grid, 2));
        painter->setBrush(theme.card);
    } else {
        painter->setBrush(row.reply == engine::Reply::Open ? theme.card : theme.accent);
    }
    painter->drawEllipse(middle, kKnot, kKnot);
}

void paintBack(QPainter* painter, const QStyleOptionViewItem& option, const Theme& theme)
{
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, theme.accentSoft);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(theme.accent);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
}

} // namespace

void DecisionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const Theme& theme = Theme::of(option.palette);
    const model::DecisionRow& row = rowsOf(index).at(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintBack(painter, option, theme);
    const QRectF box = option.rect;
    paintWay(painter, box, index, theme);

    const double left = box.left() + kGutter, right = box.right() - kGrid;
    const double middle = left + (right - left) * kFigures;
    const double line = kRow / 2.0 - 4;
    const Qt::Alignment toLeft = Qt::AlignLeft | Qt::AlignVCenter;
    const Qt::Alignment toRight = Qt::AlignRight | Qt::AlignVCenter;
    painter->setPen(row.met ? theme.text : theme.faint);
    painter->setFont(uiFont(13, row.decides ? QFont::DemiBold : QFont::Normal));
    drawElided(*painter, {left, box.top() + 4, right - kAnswer - left, line}, toLeft, row.question);
    painter->setPen(toneOf(theme, row));
    painter->setFont(uiFont(13, QFont::DemiBold));
    drawElided(*painter, {right - kAnswer, box.top() + 4, kAnswer, line}, toRight, row.answer);
    painter->setPen(row.met ? theme.muted : theme.faint);
    painter->setFont(uiFont(11));
    drawElided(*painter, {left, box.center().y(), middle - left, line}, toLeft, row.figures);
    painter->setPen(row.decides ? theme.accent : theme.faint);
    drawElided(*painter, {middle, box.center().y(), right - middle, line}, toRight, row.ways);
    painter->restore();
}

QSize DecisionDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {kLeast, kRow};
}

} // namespace views
