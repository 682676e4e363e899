#include "views/charts/drawchart.h"

#include <QPainter>

namespace views {

DrawChartCard::DrawChartCard(QWidget* parent) : ChartCard(parent), view_(new DrawView)
{
    setBody(view_);
    view_->setTheme(Theme::of(palette()));
}

void DrawChartCard::setChart(const model::DrawChart& chart)
{
    if (chart == chart_)
        return; // unchanged
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
    drawScene<DrawView>(painter, size, theme, chart_);
}

} // namespace views
