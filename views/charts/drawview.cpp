#include "views/charts/drawview.h"

#include "views/textline.h"

#include <QPainter>

#include <algorithm>

namespace views {
namespace {

constexpr double kLine = 16;         // height of a line of text
constexpr double kAbove = 4 * kLine; // two lines for the draws' marks, two for the plan's
constexpr double kSide = 4;

// A box of two lines around x that stays within the width.
QRectF around(double x, double top, double width, const QRectF& room)
{
    const double left =
        std::clamp(x - width / 2, room.left(), std::max(room.left(), room.right() - width));
    return {left, top, width, kLine};
}

void write(QPainter& painter, const QRectF& box, const QFont& font, const QColor& colour,
           const QString& text)
{
    painter.setFont(font);
    painter.setPen(colour);
    drawLine(painter, box, Qt::AlignCenter, text);
}

} // namespace

void DrawView::setChart(const model::DrawChart& chart)
{
    chart_ = chart;
    update();
}

void DrawView::drawColumns(QPainter& painter, const QRectF& room, const Theme& theme) const
{
    const double width = room.width() / static_cast<double>(chart_.columns.size());
    for (std::size_t i = 0; i < chart_.columns.size(); ++i) {
        const double middle =
            (static_cast<double>(i) + 0.5) / static_cast<double>(chart_.columns.size());
        QColor colour = theme.series[5];
        if (middle < chart_.bandLow || middle > chart_.bandHigh)
            colour.setAlphaF(0.35F);
        const double tall = chart_.columns[i] * room.height();
        painter.fillRect(QRectF(room.left() + width * static_cast<double>(i), room.bottom() - tall,
                                std::max(1.0, width - 1), tall),
                         colour);
    }
}

void DrawView::drawAxis(QPainter& painter, const QRectF& room, const Theme& theme) const
{
    painter.setPen(theme.border);
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    double free = -1e9; // where the last label ended
    for (const auto& tick : chart_.ticks) {
        const double x = room.left() + tick.at * room.width();
        const double width = textWidth(uiFont(11), tick.label) + 2;
        const QRectF box =
            around(x, room.bottom() + 3, width, QRectF(0, 0, room.right() + kSide, 1));
        if (box.left() < free)
            continue;
        free = box.right() + kGrid;
        painter.setPen(theme.border);
        painter.drawLine(QPointF(x, room.bottom()), QPointF(x, room.bottom() + 3));
        write(painter, box, uiFont(11), theme.muted, tick.label);
    }
}

// The draws' own on the upper two lines, the plan's below: they often stand close together.
void DrawView::drawMarks(QPainter& painter, const QRectF& room, const Theme& theme) const
{
    double free = -1e9;
    for (const auto& mark : chart_.marks) {
        const QColor colour = mark.own ? theme.series[3] : theme.text;
        const QFont strong = uiFont(12, QFont::DemiBold), small = uiFont(11);
        const double x = room.left() + std::clamp(mark.at, 0.0, 1.0) * room.width();
        const double width =
            std::max(textWidth(strong, mark.value), textWidth(small, mark.label)) + 2;
        const double top = mark.own ? 2 * kLine : 0;
        QRectF box = around(x, top, width, room);
        if (!mark.own && box.left() < free)
            box.moveLeft(free);
        if (!mark.own)
            free = box.right() + kGrid;
        painter.setPen(QPen(colour, mark.own ? 2 : 1, mark.own ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(QPointF(x, mark.own ? top + 2 * kLine : 2 * kLine),
                         QPointF(x, room.bottom()));
        // On the card's own colour: a line of another mark may pass behind it.
        painter.fillRect(QRectF(box.left(), top, box.width(), 2 * kLine), theme.card);
        write(painter, box, small, mark.own ? colour : theme.muted, mark.label);
        write(painter, box.translated(0, kLine - 2), strong, colour, mark.value);
    }
}

void DrawView::draw(QPainter& painter, const QSize& size, const Theme& theme) const
{
    if (chart_.columns.empty())
        return;
    const QRectF room(kSide, kAbove, size.width() - 2 * kSide, size.height() - kAbove - kLine - 4);
    drawColumns(painter, room, theme);
    drawAxis(painter, room, theme);
    drawMarks(painter, room, theme);
}

void DrawView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.card);
    draw(painter, size(), theme);
}

} // namespace views
