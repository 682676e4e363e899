#include "views/charts/playedchart.h"

#include "views/charts/timebars.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace views {
namespace {

constexpr double kCloser = 1.5;      // per key press
constexpr double kPlayedNotch = 240; // wheel delta that doubles or halves the zoom
constexpr double kFurther = 0.15;    // share of the width per key press

} // namespace

PlayedChartCard::PlayedChartCard(QWidget* parent) : PieceCard(parent), view_(new PlayedView)
{
    setBody(view_);
    view_->setTheme(Theme::of(palette()));
}

void PlayedChartCard::setChart(const model::PlayedChart& chart)
{
    if (chart == chart_)
        return; // unchanged
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
    readAgain();
}

model::ChartReading PlayedChartCard::readingOf(int bar) const
{
    return model::readingAt(chart_, bar);
}

QColor PlayedChartCard::colourOf(int bar, std::size_t) const
{
    return TimeBars::colourOf(chart_.bar(bar), Theme::of(palette()));
}

void PlayedChartCard::marked(int bar)
{
    if (bar >= 0 && bar < pieces())
        view_->reveal(bar);
}

model::Table PlayedChartCard::table() const
{
    return model::tableOf(chart_);
}

void PlayedChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawPieces<PlayedView>(painter, size, theme, chart_);
}

void PlayedChartCard::fillMenu(QMenu& menu)
{
    PieceCard::fillMenu(menu);
    offer(menu, "wholeStep", tr("Show the whole step"), QStringLiteral("0"), [this] {
        showAll();
    })->setEnabled(!view_->isWhole());
}

void PlayedChartCard::showAll()
{
    view_->look(0, chart_.total);
    readAgain();
}

double PlayedChartCard::xInView(const QPointF& at) const
{
    return view_->mapFrom(this, at.toPoint()).x();
}

void PlayedChartCard::keyPressEvent(QKeyEvent* event)
{
    const QRectF plot = view_->axes();
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: view_->zoom(kCloser, plot.center().x()); break;
    case Qt::Key_Minus: view_->zoom(1 / kCloser, plot.center().x()); break;
    case Qt::Key_0: showAll(); return;
    case Qt::Key_PageDown: view_->shift(kFurther * plot.width()); break;
    case Qt::Key_PageUp: view_->shift(-kFurther * plot.width()); break;
    default: PieceCard::keyPressEvent(event); return;
    }
    readAgain();
}

void PlayedChartCard::wheelEvent(QWheelEvent* event)
{
    if (!chart_.step || event->angleDelta().y() == 0) {
        PieceCard::wheelEvent(event);
        return;
    }
    view_->zoom(std::pow(2, event->angleDelta().y() / kPlayedNotch), xInView(event->position()));
    readAgain();
    event->accept();
}

void PlayedChartCard::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && chart_.step && !view_->isWhole())
        held_ = event->position().x();
    PieceCard::mousePressEvent(event);
}

void PlayedChartCard::mouseMoveEvent(QMouseEvent* event)
{
    if (!held_) {
        PieceCard::mouseMoveEvent(event);
        return;
    }
    view_->shift(*held_ - event->position().x());
    held_ = event->position().x();
    readAgain();
}

void PlayedChartCard::mouseReleaseEvent(QMouseEvent* event)
{
    held_.reset();
    PieceCard::mouseReleaseEvent(event);
}

void PlayedChartCard::mouseDoubleClickEvent(QMouseEvent*)
{
    showAll();
}

} // namespace views
