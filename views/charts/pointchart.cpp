#include "views/charts/pointchart.h"

#include "views/charts/axes.h"
#include "views/charts/vector.h"

#include <QHelpEvent>
#include <QToolTip>
#include <qcustomplot.h>

namespace views {

PointChartCard::PointChartCard(QWidget* parent) : PlotCard(parent), points_(*plot_)
{
    points_.setTheme(Theme::of(palette()));
}

void PointChartCard::setChart(const model::PointChart& chart, const model::NumberFormat& format)
{
    const bool same = chart == chart_;
    chart_ = chart;
    format_ = format;
    if (same)
        return;
    setHead(chart.title, chart.subtitle, chart.summary);
    drawWhenSeen();
}

void PointChartCard::draw()
{
    points_.setView(view());
    points_.setChart(chart_);
    lens_.setWhole(points_.wholeX(), points_.wholeY());
    (void)fitLabel(*plot_->yAxis, chart_.y.label);
    plot_->replot(); // updates the axis layout for the placement of names
    placeAll();
    plot_->replot(QCustomPlot::rpQueuedRefresh);
}

void PointChartCard::placeAll()
{
    if (fitLabel(*plot_->yAxis, chart_.y.label))
        plot_->replot(); // a new label changes the room of the axes
    points_.place();
}

void PointChartCard::viewChanged()
{
    draw();
}

bool PointChartCard::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return PlotCard::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), points_.nameAt(inPlot(help->pos())));
    return true;
}

PointPlot::Hit PointChartCard::hitAt(const QPoint& at) const
{
    return points_.hitAt(inPlot(at));
}

void PointChartCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        points_.setTheme(Theme::of(palette()));
        plot_->replot(QCustomPlot::rpQueuedRefresh);
    }
    PlotCard::changeEvent(event);
}

model::Table PointChartCard::table() const
{
    return model::tableOf(chart_, format_);
}

void PointChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawPoints(painter, QRectF(QPointF(), size), chart_, format_, theme, {}, view());
}

} // namespace views
