#include "views/charts/rackchart.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace views {

RackChartCard::RackChartCard(QWidget* parent) : ChartCard(parent), view_(new RackView)
{
    setBody(view_);
}

void RackChartCard::setChart(const model::RackChart& chart)
{
    if (chart == chart_)
        return; // unchanged
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
    setCursor(chart.dial.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void RackChartCard::askWhy()
{
    if (!chart_.dial.isEmpty())
        Q_EMIT whyRequested(chart_.dial, view_->mapToGlobal(QPoint(0, 0)));
}

void RackChartCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        askWhy();
    else
        ChartCard::keyPressEvent(event);
}

void RackChartCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && view_->geometry().contains(event->pos()))
        askWhy();
}

model::Table RackChartCard::table() const
{
    return model::tableOf(chart_);
}

void RackChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    view_->draw(painter, size, theme);
}

} // namespace views
