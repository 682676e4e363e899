#include "views/charts/sharechart.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace views {

ShareChartCard::ShareChartCard(QWidget* parent) : ChartCard(parent), view_(new ShareView)
{
    setBody(view_);
    setMouseTracking(true);
}

void ShareChartCard::setChart(const model::ShareChart& chart)
{
    if (chart == chart_)
        return; // nothing moved
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
    const int last = static_cast<int>(chart.parts.size()) - 1;
    setCurrent(std::min(current_, last));
}

void ShareChartCard::setCurrent(int part)
{
    current_ = part;
    view_->setCurrent(part);
    if (part < 0)
        return setAccessibleDescription(chart_.summary);
    const auto& p = chart_.parts[static_cast<std::size_t>(part)];
    setAccessibleDescription(
        QStringLiteral("%1: %2, %3. %4").arg(p.label, p.value, p.share, p.tip));
}

void ShareChartCard::askWhy(int part)
{
    if (part < 0)
        return;
    const QString dial = chart_.parts[static_cast<std::size_t>(part)].dial;
    if (!dial.isEmpty())
        Q_EMIT whyAsked(dial, view_->mapToGlobal(view_->boxOf(part).bottomLeft() + QPoint(0, 4)));
}

void ShareChartCard::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(chart_.parts.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Right: return setCurrent(std::min(current_ + 1, last));
    case Qt::Key_Left: return setCurrent(std::max(current_ - 1, std::min(0, last)));
    case Qt::Key_Return:
    case Qt::Key_Enter: return askWhy(current_);
    default: ChartCard::keyPressEvent(event);
    }
}

void ShareChartCard::mouseMoveEvent(QMouseEvent* event)
{
    const int part = view_->partAt(view_->mapFrom(this, event->pos()));
    const bool leads = part >= 0 && !chart_.parts[static_cast<std::size_t>(part)].dial.isEmpty();
    setCursor(leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ShareChartCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        askWhy(view_->partAt(view_->mapFrom(this, event->pos())));
}

void ShareChartCard::focusOutEvent(QFocusEvent* event)
{
    setCurrent(-1);
    ChartCard::focusOutEvent(event);
}

bool ShareChartCard::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return ChartCard::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int part = view_->partAt(view_->mapFrom(this, help->pos()));
    if (part < 0) {
        QToolTip::hideText();
        return true;
    }
    const auto& p = chart_.parts[static_cast<std::size_t>(part)];
    QToolTip::showText(help->globalPos(),
                       QStringLiteral("%1: %2, %3\n%4").arg(p.label, p.value, p.share, p.tip));
    return true;
}

model::Table ShareChartCard::table() const
{
    return model::tableOf(chart_);
}

void ShareChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    view_->draw(painter, size, theme);
}

} // namespace views
