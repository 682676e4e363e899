#include "views/charts/plotcard.h"

#include "views/charts/sharpplot.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QRubberBand>
#include <QWheelEvent>
#include <qcustomplot.h>

#include <cmath>
#include <utility>

namespace views {
namespace {

constexpr double kStep = 0.7;  // zoom factor per key press
constexpr double kNotch = 240; // wheel delta that doubles or halves the zoom
constexpr int kKeyPan = 48;    // pixels per key press
constexpr int kLeastBox = 6;

} // namespace

PlotCard::PlotCard(QWidget* parent) : ChartCard(parent), plot_(new SharpPlot), lens_(*plot_)
{
    plot_->setMinimumSize(200, 120);
    plot_->installEventFilter(this);
    setBody(plot_);
    setMouseTracking(true);
}

void PlotCard::drawWhenSeen()
{
    unseen_ = parentWidget() && isHidden();
    if (!unseen_)
        draw();
}

void PlotCard::showEvent(QShowEvent* event)
{
    if (std::exchange(unseen_, false))
        draw();
    ChartCard::showEvent(event);
}

QPoint PlotCard::inPlot(const QPoint& at) const
{
    return plot_->mapFrom(this, at);
}

bool PlotCard::isOverAxes(const QPoint& pixel) const
{
    return !shownTable() && plot_->axisRect()->rect().contains(pixel);
}

void PlotCard::change()
{
    setCursor(view().isWhole() ? Qt::ArrowCursor : Qt::OpenHandCursor);
    viewChanged();
}

void PlotCard::zoom(double factor)
{
    lens_.zoom(factor, plot_->axisRect()->center());
    change();
}

void PlotCard::showWhole()
{
    lens_.reset();
    change();
}

void PlotCard::pan(const QPointF& by)
{
    lens_.pan(by);
    change();
}

void PlotCard::fillMenu(QMenu& menu)
{
    offer(menu, "zoom-in", tr("Zoom in"), QStringLiteral("+"), [this] { zoom(kStep); });
    offer(menu, "zoom-out", tr("Zoom out"), QStringLiteral("−"), [this] {
        zoom(1 / kStep);
    })->setEnabled(!view().isWhole());
    offer(menu, "whole", tr("Zoom to fit"), QStringLiteral("0"), [this] {
        showWhole();
    })->setEnabled(!view().isWhole());
}

void PlotCard::keyPressEvent(QKeyEvent* event)
{
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoom(kStep);
    case Qt::Key_Minus: return zoom(1 / kStep);
    case Qt::Key_0: return showWhole();
    case Qt::Key_Left:
        if (shift)
            return pan({kKeyPan, 0});
        break;
    case Qt::Key_Right:
        if (shift)
            return pan({-kKeyPan, 0});
        break;
    case Qt::Key_Up:
        if (shift)
            return pan({0, kKeyPan});
        break;
    case Qt::Key_Down:
        if (shift)
            return pan({0, -kKeyPan});
        break;
    default: break;
    }
    ChartCard::keyPressEvent(event);
}

void PlotCard::mousePressEvent(QMouseEvent* event)
{
    dragged_ = false;
    if (event->button() != Qt::LeftButton || !isOverAxes(inPlot(event->pos())))
        return ChartCard::mousePressEvent(event);
    pressed_ = last_ = inPlot(event->pos());
    moving_ = !view().isWhole() && !(event->modifiers() & Qt::ShiftModifier);
}

void PlotCard::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = inPlot(event->pos());
    if (!pressed_)
        return hover(at);
    if (!dragged_ && (at - *pressed_).manhattanLength() < QApplication::startDragDistance())
        return;
    dragged_ = true;
    if (moving_)
        return pan(at - std::exchange(last_, at));
    if (!box_)
        box_ = new QRubberBand(QRubberBand::Rectangle, plot_);
    box_->setGeometry(QRect(*pressed_, at).normalized().intersected(plot_->axisRect()->rect()));
    box_->show();
}

void PlotCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return ChartCard::mouseReleaseEvent(event);
    const bool boxed = pressed_ && dragged_ && !moving_;
    pressed_.reset();
    if (!dragged_)
        return clicked(inPlot(event->pos()));
    if (!boxed || !box_)
        return;
    box_->hide();
    const QRect box = box_->geometry();
    if (box.width() < kLeastBox || box.height() < kLeastBox)
        return;
    lens_.zoomTo(box);
    change();
}

void PlotCard::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (isOverAxes(inPlot(event->pos())))
        showWhole();
    else
        ChartCard::mouseDoubleClickEvent(event);
}

void PlotCard::wheelEvent(QWheelEvent* event)
{
    const QPoint at = inPlot(event->position().toPoint());
    if (!(event->modifiers() & Qt::ControlModifier) || !isOverAxes(at))
        return ChartCard::wheelEvent(event); // scrolls the page
    lens_.zoom(std::pow(2, -event->angleDelta().y() / kNotch), at);
    change();
    event->accept();
}

// Positions in pixels are updated once the size is known.
bool PlotCard::eventFilter(QObject* watched, QEvent* event)
{
    const bool result = ChartCard::eventFilter(watched, event);
    if (watched == plot_ && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            this,
            [this] {
                placeAll();
                plot_->replot(QCustomPlot::rpQueuedRefresh);
            },
            Qt::QueuedConnection);
    return result;
}

} // namespace views
