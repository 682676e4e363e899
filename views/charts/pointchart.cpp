#include "views/charts/pointchart.h"

#include "views/charts/vector.h"

#include <QHelpEvent>
#include <QToolTip>
#include <qcustomplot.h>

namespace views {

PointChartCard::PointChartCard(QWidget* parent)
    : ChartCard(parent)
    , plot_(new QCustomPlot)
    , points_(*plot_)
{
    plot_->setMinimumSize(200, 120);
    plot_->installEventFilter(this);
    setBody(plot_);
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
    points_.setChart(chart);
    plot_->replot(); // lays the axes out, so that names find their places
    points_.place();
    plot_->replot(QCustomPlot::rpQueuedRefresh);
}

bool PointChartCard::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return ChartCard::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), points_.nameAt(plot_->mapFrom(this, help->pos())));
    return true;
}

PointPlot::Hit PointChartCard::hitAt(const QPoint& at) const
{
    return points_.hitAt(plot_->mapFrom(this, at));
}

void PointChartCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        points_.setTheme(Theme::of(palette()));
        plot_->replot(QCustomPlot::rpQueuedRefresh);
    }
    ChartCard::changeEvent(event);
}

bool PointChartCard::eventFilter(QObject* watched, QEvent* event)
{
    const bool result = ChartCard::eventFilter(watched, event);
    if (watched == plot_ && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            this,
            [this] {
                points_.place();
                plot_->replot(QCustomPlot::rpQueuedRefresh);
            },
            Qt::QueuedConnection);
    return result;
}

model::Table PointChartCard::table() const
{
    return model::tableOf(chart_, format_);
}

void PointChartCard::drawVector(QPainter& painter, const QSize& size)
{
    drawPoints(painter, QRectF(QPointF(), size), chart_, format_, Theme::of(palette()));
}

} // namespace views
