#include "views/advice/decisiondelegate.h"

#include "model/advice/decisionrows.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QPainter>

namespace views {
namespace {

constexpr int kRow = 42, kGutter = 28, kAnswer = 52, kWays = 128;
constexpr double kKnot = 5; // of the way: its radius

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

// From the root to where the way ends; what it passes by has no knot on it.
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
        painter->setBrush(row.says == engine::Says::Open ? theme.card : theme.accent);
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

    const double ways = box.right() - kWays;
    const double answer = ways - kAnswer;
    const double left = box.left() + kGutter;
    const QRectF upper(left, box.top() + 4, answer - left, kRow / 2.0 - 4);
    const QRectF lower(left, box.center().y(), answer - left, kRow / 2.0 - 4);
    const QColor tone = toneOf(theme, row);
    painter->setPen(row.met ? theme.text : theme.faint);
    painter->setFont(uiFont(13, row.decides ? QFont::DemiBold : QFont::Normal));
    drawElided(*painter, upper, Qt::AlignLeft | Qt::AlignVCenter, row.question);
    painter->setPen(row.met ? theme.muted : theme.faint);
    painter->setFont(uiFont(11));
    drawElided(*painter, lower, Qt::AlignLeft | Qt::AlignVCenter, row.figures);

    painter->setPen(tone);
    painter->setFont(uiFont(13, QFont::DemiBold));
    drawElided(*painter, QRectF(answer, box.top(), kAnswer - kGrid, box.height()), Qt::AlignCenter,
               row.answer);
    painter->setFont(uiFont(11, row.decides ? QFont::DemiBold : QFont::Normal));
    const QStringList ends = row.ways.split(u'\n', Qt::SkipEmptyParts);
    const double height = box.height() / static_cast<double>(std::max<qsizetype>(1, ends.size()));
    for (qsizetype i = 0; i < ends.size(); ++i) {
        const bool taken = row.decides && ends[i].startsWith(row.answer);
        painter->setPen(taken ? theme.accent : theme.faint);
        drawElided(*painter,
                   QRectF(ways, box.top() + height * static_cast<double>(i), kWays - kGrid, height),
                   Qt::AlignLeft | Qt::AlignVCenter, ends[i]);
    }
    painter->restore();
}

QSize DecisionDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {kGutter + kAnswer + kWays + 160, kRow};
}

} // namespace views
