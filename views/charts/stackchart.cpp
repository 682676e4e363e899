#include "views/charts/stackchart.h"

#include "views/charts/vector.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace views {

StackChartCard::StackChartCard(QWidget* parent) : ChartCard(parent), view_(new StackView)
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
    view_->setChart(chart, held);
    setCursor(chart.dials.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (current_ >= 0)
        setCurrent(std::min(current_, static_cast<int>(chart.dials.size()) - 1));
}

void StackChartCard::setCurrent(int column)
{
    current_ = column;
    view_->setCurrent(column);
    setAccessibleDescription(
        column < 0 ? chart_.summary : chart_.columns[column] + u' ' + chart_.totals.value(column));
}

void StackChartCard::askWhy(int column)
{
    const QString dial = chart_.dials.value(column);
    if (!dial.isEmpty())
        Q_EMIT whyAsked(dial, view_->mapToGlobal(view_->footOf(column)));
}

void StackChartCard::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(chart_.dials.size()) - 1;
    if (last < 0)
        return ChartCard::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Right: return setCurrent(std::min(current_ + 1, last));
    case Qt::Key_Left: return setCurrent(std::max(current_ - 1, 0));
    case Qt::Key_Return:
    case Qt::Key_Enter: return askWhy(current_);
    default: ChartCard::keyPressEvent(event);
    }
}

void StackChartCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        askWhy(view_->columnAt(view_->mapFrom(this, event->pos())));
}

void StackChartCard::focusOutEvent(QFocusEvent* event)
{
    setCurrent(-1);
    ChartCard::focusOutEvent(event);
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

void StackChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawStack(painter, QRectF(QPointF(), size), chart_, theme);
}

} // namespace views
