#include "views/charts/tornadochart.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace views {

TornadoChartCard::TornadoChartCard(QWidget* parent) : ChartCard(parent), view_(new TornadoView)
{
    setBody(view_);
    view_->setTheme(Theme::of(palette()));
    setMouseTracking(true);
}

void TornadoChartCard::setChart(const model::TornadoChart& chart)
{
    if (chart == chart_)
        return; // unchanged
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
    setCurrent(std::min(current_, view_->shown() - 1));
}

void TornadoChartCard::setCurrent(int bar)
{
    current_ = bar;
    view_->setCurrent(bar);
    setAccessibleDescription(bar < 0 ? chart_.summary
                                     : chart_.bars[static_cast<std::size_t>(bar)].tip);
}

void TornadoChartCard::ask(int bar)
{
    if (bar >= 0)
        Q_EMIT inputRequested(chart_.bars[static_cast<std::size_t>(bar)].path,
                              view_->mapToGlobal(view_->boxOf(bar).bottomLeft() + QPoint(0, 4)));
}

void TornadoChartCard::keyPressEvent(QKeyEvent* event)
{
    const int last = view_->shown() - 1;
    switch (event->key()) {
    case Qt::Key_Down: return setCurrent(std::min(current_ + 1, last));
    case Qt::Key_Up: return setCurrent(std::max(current_ - 1, std::min(0, last)));
    case Qt::Key_Return:
    case Qt::Key_Enter: return ask(current_);
    default: ChartCard::keyPressEvent(event);
    }
}

void TornadoChartCard::mouseMoveEvent(QMouseEvent* event)
{
    const int bar = view_->barAt(view_->mapFrom(this, event->pos()));
    view_->setCurrent(bar);
    setCursor(bar >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TornadoChartCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        ask(view_->barAt(view_->mapFrom(this, event->pos())));
}

void TornadoChartCard::focusOutEvent(QFocusEvent* event)
{
    setCurrent(-1);
    ChartCard::focusOutEvent(event);
}

bool TornadoChartCard::event(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        view_->setCurrent(current_);
    if (event->type() != QEvent::ToolTip)
        return ChartCard::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int bar = view_->barAt(view_->mapFrom(this, help->pos()));
    if (bar < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), chart_.bars[static_cast<std::size_t>(bar)].tip);
    return true;
}

model::Table TornadoChartCard::table() const
{
    return model::tableOf(chart_);
}

void TornadoChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawScene<TornadoView>(painter, size, theme, chart_);
}

} // namespace views
