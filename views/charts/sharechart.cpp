#include "views/charts/sharechart.h"

#include "model/chart/piecereading.h"

#include <QPainter>

namespace views {

ShareChartCard::ShareChartCard(QWidget* parent) : PieceCard(parent), view_(new ShareView)
{
    setBody(view_);
    view_->setTheme(Theme::of(palette()));
}

void ShareChartCard::setChart(const model::ShareChart& chart)
{
    if (chart == chart_)
        return; // unchanged
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
    readAgain();
}

model::ChartReading ShareChartCard::readingOf(int part) const
{
    return model::readingAt(chart_, part);
}

QColor ShareChartCard::colourOf(int part, std::size_t) const
{
    return view_->colourOf(static_cast<std::size_t>(part));
}

QString ShareChartCard::spoken(int part) const
{
    const auto& p = partOf(part);
    return QStringLiteral("%1: %2, %3. %4").arg(p.label, p.value, p.share, p.tip);
}

model::Table ShareChartCard::table() const
{
    return model::tableOf(chart_);
}

void ShareChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawScene<ShareView>(painter, size, theme, chart_);
}

} // namespace views
