#include "views/charts/stackchart.h"

#include "views/charts/vector.h"

#include <QEvent>

namespace views {

StackChartCard::StackChartCard(QWidget* parent) : ChartCard(parent), view_(new StackView)
{
    setBody(view_);
    view_->setTheme(Theme::of(palette()));
}

void StackChartCard::setChart(const model::StackChart& chart, const model::NumberFormat& format,
                              bool held)
{
    chart_ = chart;
    format_ = format;
    setHead(chart.title, chart.subtitle, chart.summary);
    view_->setChart(chart, held);
}

void StackChartCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        view_->setTheme(Theme::of(palette()));
    ChartCard::changeEvent(event);
}

model::Table StackChartCard::table() const
{
    return model::tableOf(chart_, format_);
}

void StackChartCard::drawVector(QPainter& painter, const QSize& size)
{
    drawStack(painter, QRectF(QPointF(), size), chart_, Theme::of(palette()));
}

} // namespace views
