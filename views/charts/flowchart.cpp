#include "views/charts/flowchart.h"

#include "model/chart/piecereading.h"

namespace views {

FlowChartCard::FlowChartCard(QWidget* parent) : PieceCard(parent), view_(new FlowView)
{
    setBody(view_);
    view_->setTheme(Theme::of(palette()));
}

void FlowChartCard::setChart(const model::FlowChart& chart, const model::NumberFormat& format)
{
    const bool same = chart == chart_ && format.locale() == format_.locale();
    chart_ = chart;
    format_ = format;
    if (same)
        return;
    view_->setLocale(format.locale());
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
    readAgain();
}

int FlowChartCard::pieces() const
{
    return static_cast<int>(chart_.periods.size()) * static_cast<int>(chart_.ways.size());
}

model::ChartReading FlowChartCard::readingOf(int bar) const
{
    const int ways = static_cast<int>(chart_.ways.size());
    return model::readingAt(chart_, bar / ways, bar % ways, format_);
}

QColor FlowChartCard::colourOf(int, std::size_t part) const
{
    return part == model::ChartReading::kSum
               ? QColor()
               : FlowView::colourOf(chart_.parts[part].shade, Theme::of(palette()));
}

model::Table FlowChartCard::table() const
{
    return model::tableOf(chart_, format_);
}

void FlowChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawPieces<FlowView>(painter, size, theme, chart_, format_.locale());
}

} // namespace views
