#include "views/charts/heatchart.h"

#include <QPainter>

#include <algorithm>

namespace views {
namespace {

constexpr int kTop = kGrid, kHead = 3 * kGrid, kMostLine = 4 * kGrid, kGap = 2;
constexpr double kMostNames = 0.42; // of the width

void write(QPainter& painter, const QRectF& box, const QColor& colour, const QString& text,
           Qt::Alignment side)
{
    painter.setPen(colour);
    painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                     QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, box.width()));
}

} // namespace

HeatView::HeatView(QWidget* parent) : QWidget(parent) {}

void HeatView::setChart(const model::HeatChart& chart)
{
    chart_ = chart;
    update();
}

void HeatView::drawHeads(QPainter& painter, double left, const QSizeF& cell,
                         const Theme& theme) const
{
    for (qsizetype c = 0; c < chart_.columns.size(); ++c)
        write(painter, {left + cell.width() * double(c), kTop, cell.width() - kGap, kHead},
              theme.muted, chart_.columns[c], Qt::AlignHCenter);
}

void HeatView::drawRow(QPainter& painter, std::size_t row, double left, const QSizeF& cell,
                       const Theme& theme) const
{
    const double top = kTop + kHead + cell.height() * double(row);
    write(painter, {0, top, left - kGrid, cell.height() - kGap}, theme.text,
          chart_.rows[static_cast<qsizetype>(row)], Qt::AlignLeft);
    for (std::size_t c = 0; c < chart_.cells[row].size(); ++c) {
        const auto& [text, heat] = chart_.cells[row][c];
        const QRectF box(left + cell.width() * double(c), top, cell.width() - kGap,
                         cell.height() - kGap);
        QColor colour = text.isEmpty() ? theme.field : theme.series[5];
        if (!text.isEmpty())
            colour.setAlphaF(static_cast<float>(0.2 + 0.8 * heat));
        painter.fillRect(box, colour);
        const bool onStrong = heat > 0.5 && !theme.dark;
        write(painter, box, onStrong ? theme.accentText : theme.text, text, Qt::AlignHCenter);
    }
}

void HeatView::draw(QPainter& painter, const QSize& size, const Theme& theme) const
{
    if (chart_.cells.empty())
        return;
    painter.setFont(uiFont(11));
    double widest = 0;
    for (const QString& row : chart_.rows)
        widest = std::max(widest, QFontMetricsF(painter.font()).horizontalAdvance(row));
    const double left = std::min(widest + 2 * kGrid, kMostNames * size.width());
    const double lines = static_cast<double>(chart_.cells.size());
    const QSizeF cell((size.width() - left) / double(chart_.columns.size()),
                      std::min<double>(kMostLine, (size.height() - kTop - kHead) / lines));
    drawHeads(painter, left, cell, theme);
    for (std::size_t row = 0; row < chart_.cells.size(); ++row)
        drawRow(painter, row, left, cell, theme);
}

void HeatView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    draw(painter, size(), Theme::of(palette()));
}

HeatChartCard::HeatChartCard(QWidget* parent) : ChartCard(parent), view_(new HeatView)
{
    setBody(view_);
}

void HeatChartCard::setChart(const model::HeatChart& chart)
{
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
}

model::Table HeatChartCard::table() const
{
    return model::tableOf(chart_);
}

void HeatChartCard::drawVector(QPainter& painter, const QSize& size)
{
    view_->draw(painter, size, Theme::of(palette()));
}

} // namespace views
