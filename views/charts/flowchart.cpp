#include "views/charts/flowchart.h"

#include <QHelpEvent>
#include <QToolTip>

namespace views {

FlowChartCard::FlowChartCard(QWidget* parent) : ChartCard(parent), view_(new FlowView)
{
    setBody(view_);
}

void FlowChartCard::setChart(const model::FlowChart& chart, const model::NumberFormat& format)
{
    const bool same = chart == chart_ && format.locale() == format_.locale();
    chart_ = chart;
    format_ = format;
    if (same)
        return;
    view_->setChart(chart, format.locale());
    setHead(chart.title, chart.subtitle, chart.summary);
}

bool FlowChartCard::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return ChartCard::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int period = view_->periodAt(view_->mapFrom(this, help->pos()));
    QToolTip::showText(help->globalPos(), chart_.tips.value(period));
    return true;
}

model::Table FlowChartCard::table() const
{
    return model::tableOf(chart_, format_);
}

void FlowChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    view_->draw(painter, size, theme);
}

} // namespace views
