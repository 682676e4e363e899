#include "views/charts/drawview.h"

#include "views/textline.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QPainter>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>

namespace views {
namespace {

constexpr double kLine = 16;         // height of a line of text
constexpr double kAbove = 4 * kLine; // two lines for the marks of the draws, two for the plan's
constexpr double kSide = 4;

// A box around x that stays within the width.
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

DrawView::DrawView(QWidget* parent)
    : ChartScene(parent)
    , series_(new QStackedBarSeries)
    , columns_(new QBarCategoryAxis)
    , within_(new QBarSet(QString()))
    , outside_(new QBarSet(QString()))
{
    auto* heights = new QValueAxis;
    heights->setRange(0, 1);
    series_->append({within_, outside_});
    chart()->addSeries(series_);
    chart()->addAxis(columns_, Qt::AlignBottom);
    chart()->addAxis(heights, Qt::AlignLeft);
    for (QAbstractAxis* axis :
         {static_cast<QAbstractAxis*>(columns_), static_cast<QAbstractAxis*>(heights)}) {
        series_->attachAxis(axis);
        axis->setVisible(false);
    }
    dress();
}

void DrawView::setChart(const model::DrawChart& chart)
{
    chart_ = chart;
    const auto count = static_cast<int>(chart.columns.size());
    QList<double> within, outside;
    for (int i = 0; i < count; ++i) {
        const double middle = (i + 0.5) / count, tall = chart.columns[static_cast<std::size_t>(i)];
        const bool usual = !(middle < chart.bandLow || middle > chart.bandHigh);
        within << (usual ? tall : 0);
        outside << (usual ? 0 : tall);
    }
    if (columns_->count() != count) {
        QStringList names;
        for (int i = 0; i < count; ++i)
            names << QString::number(i);
        columns_->setCategories(names);
    }
    for (const auto& [set, values] : {std::pair{within_, within}, std::pair{outside_, outside}}) {
        set->remove(0, set->count());
        set->append(values);
    }
    place();
    redraw();
}

void DrawView::dress()
{
    QColor faint = theme().series[5];
    faint.setAlphaF(0.35F);
    within_->setColor(theme().series[5]);
    outside_->setColor(faint);
    within_->setPen(Qt::NoPen);
    outside_->setPen(Qt::NoPen);
}

QRectF DrawView::room() const
{
    return {kSide, kAbove, width() - 2 * kSide, height() - kAbove - kLine - 4};
}

void DrawView::place()
{
    if (chart_.columns.empty())
        return;
    if (chart()->plotArea() != room())
        chart()->setPlotArea(room());
    const double column = room().width() / static_cast<double>(chart_.columns.size());
    series_->setBarWidth(std::max(1.0, column - 1) / column);
}

void DrawView::drawAxis(QPainter& painter, const QRectF& room) const
{
    painter.setPen(theme().border);
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    double free = -1e9; // right end of the last label
    for (const auto& tick : chart_.ticks) {
        const double x = room.left() + tick.at * room.width();
        const double width = textWidth(uiFont(11), tick.label) + 2;
        const QRectF box =
            around(x, room.bottom() + 3, width, QRectF(0, 0, room.right() + kSide, 1));
        if (box.left() < free)
            continue;
        free = box.right() + kGrid;
        painter.setPen(theme().border);
        painter.drawLine(QPointF(x, room.bottom()), QPointF(x, room.bottom() + 3));
        write(painter, box, uiFont(11), theme().muted, tick.label);
    }
}

// Marks of the draws on the top two lines, the plan's below: they are often close together.
void DrawView::drawMarks(QPainter& painter, const QRectF& room) const
{
    double free = -1e9;
    for (const auto& mark : chart_.marks) {
        const QColor colour = mark.own ? theme().series[3] : theme().text;
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
        // With the card's background, since the line of another mark may pass behind.
        painter.fillRect(QRectF(box.left(), top, box.width(), 2 * kLine), theme().card);
        write(painter, box, small, mark.own ? colour : theme().muted, mark.label);
        write(painter, box.translated(0, kLine - 2), strong, colour, mark.value);
    }
}

void DrawView::paintOver(QPainter& painter)
{
    if (chart_.columns.empty())
        return;
    drawAxis(painter, room());
    drawMarks(painter, room());
}

} // namespace views
