#include "views/charts/waterfallchart.h"

#include <QPainter>

namespace views {

WaterfallChartCard::WaterfallChartCard(QWidget* parent)
    : PieceCard(parent)
    , view_(new WaterfallView)
{
    setBody(view_);
    view_->setTheme(Theme::of(palette()));
}

void WaterfallChartCard::setChart(const model::WaterfallChart& chart)
{
    if (chart == chart_)
        return; // unchanged
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
    readAgain();
}

model::ChartReading WaterfallChartCard::readingOf(int bar) const
{
    model::ChartReading reading{double(bar), barOf(bar).label, {}};
    reading.rows.push_back({0, barOf(bar).label, barOf(bar).text, engine::kUnknown});
    return reading;
}

QColor WaterfallChartCard::colourOf(int bar, std::size_t) const
{
    return view_->colourOf(bar);
}

model::Table WaterfallChartCard::table() const
{
    return model::tableOf(chart_);
}

void WaterfallChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawScene<WaterfallView>(painter, size, theme, chart_);
}

} // namespace views
