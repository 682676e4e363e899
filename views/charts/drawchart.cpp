#include "views/charts/drawchart.h"

#include <QPainter>

namespace views {

DrawChartCard::DrawChartCard(QWidget* parent) : ChartCard(parent), view_(new DrawView)
{
    setBody(view_);
}

void DrawChartCard::setChart(const model::DrawChart& chart)
{
    if (chart == chart_)
        return; // nothing moved
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
}

model::Table DrawChartCard::table() const
{
    return model::tableOf(chart_);
}

void DrawChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    view_->draw(painter, size, theme);
}

} // namespace views
