#include "views/charts/stackchart.h"

#include "model/chart/piecereading.h"
#include "views/charts/vector.h"

namespace views {

StackChartCard::StackChartCard(QWidget* parent) : PieceCard(parent), view_(new StackView)
{
    setBody(view_);
    view_->setTheme(Theme::of(palette()));
}

void StackChartCard::setChart(const model::StackChart& chart, const model::NumberFormat& format,
                              bool held)
{
    const bool same = chart == chart_ && held == held_;
    chart_ = chart;
    format_ = format;
    held_ = held;
    if (same)
        return;
    setHead(chart.title, chart.subtitle, chart.summary);
    view_->setChart(chart, format_.locale(), held);
    readAgain();
}

model::ChartReading StackChartCard::readingOf(int column) const
{
    return model::readingAt(chart_, column, format_);
}

QColor StackChartCard::colourOf(int, std::size_t part) const
{
    return part == model::ChartReading::kSum ? QColor() : view_->colourOf(part);
}

// The total first, since that is what most people look for.
QString StackChartCard::spoken(int column) const
{
    const QString total = chart_.totals.value(column);
    const QString head = chart_.columns[column] + (total.isEmpty() ? QString() : u' ' + total);
    return head + QStringLiteral(". ") + readingOf(column).text();
}

model::Table StackChartCard::table() const
{
    return model::tableOf(chart_, format_);
}

void StackChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawStack(painter, QRectF(QPointF(), size), chart_, format_, theme);
}

} // namespace views
