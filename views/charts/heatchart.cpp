#include "views/charts/heatchart.h"

#include "model/chart/piecereading.h"

namespace views {

HeatChartCard::HeatChartCard(QWidget* parent) : PieceCard(parent), view_(new HeatView)
{
    setBody(view_);
    view_->setTheme(Theme::of(palette()));
}

void HeatChartCard::setChart(const model::HeatChart& chart)
{
    if (chart == chart_)
        return; // unchanged
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
    readAgain();
}

int HeatChartCard::pieces() const
{
    return static_cast<int>(chart_.cells.size()) * across();
}

model::ChartReading HeatChartCard::readingOf(int cell) const
{
    return model::readingAt(chart_, cell / across(), cell % across());
}

QColor HeatChartCard::colourOf(int cell, std::size_t) const
{
    const auto& row = chart_.cells[static_cast<std::size_t>(cell / across())];
    return HeatView::fillOf(row[static_cast<std::size_t>(cell % across())], Theme::of(palette()));
}

model::Table HeatChartCard::table() const
{
    return model::tableOf(chart_);
}

void HeatChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawPieces<HeatView>(painter, size, theme, chart_);
}

} // namespace views
