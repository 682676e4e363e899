#include "views/controls/dragslider.h"

#include "views/textline.h"
#include "views/theme.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionSlider>
#include <QWheelEvent>

#include <cmath>

namespace views {
namespace {

constexpr int kGrooveHeight = 4, kHandleSize = 13, kBarHeight = 18, kTickHeight = 13;

} // namespace

DragSlider::DragSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setRange(0, kSteps);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(false);
}

void DragSlider::setSpoken(const Spoken& spoken)
{
    const bool moved = spoken.value != spoken_.value;
    spoken_ = spoken;
    if (!moved || !QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(this, spoken.value);
    QAccessible::updateAccessibility(&event);
}

void DragSlider::setTicks(QVector<double> positions, QStringList labels)
{
    if (positions == positions_ && labels == labels_)
        return;
    positions_ = std::move(positions);
    labels_ = std::move(labels);
    updateGeometry();
    update();
}

QSize DragSlider::sizeHint() const
{
    return {160, kBarHeight + (labels_.isEmpty() ? 0 : kTickHeight)};
}

QRect DragSlider::handle() const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
}

void DragSlider::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::of(palette());
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const int middle = kBarHeight / 2;
    const QRect grip = handle();
    const int x = grip.center().x();
    const int inset = grip.width() / 2;
    const QRectF groove(inset, middle - kGrooveHeight / 2.0, width() - 2 * inset, kGrooveHeight);
    p.setPen(Qt::NoPen);
    p.setBrush(theme.border);
    p.drawRoundedRect(groove, 2, 2);
    QRectF filled = groove;
    filled.setRight(x);
    const QColor accent = isEnabled() ? theme.accent : theme.faint;
    p.setBrush(accent);
    p.drawRoundedRect(filled, 2, 2);
    p.setBrush(theme.panel);
    p.setPen(QPen(accent, hasFocus() ? 3 : 2));
    p.drawEllipse(QPointF(x, middle), kHandleSize / 2.0 - 1, kHandleSize / 2.0 - 1);

    p.setFont(uiFont(10));
    p.setPen(theme.faint);
    const int tall = QFontMetrics(p.font()).height();
    int free = 0; // labels must not overlap
    for (qsizetype i = 0; i < labels_.size(); ++i) {
        const int w = static_cast<int>(std::ceil(textWidth(p.font(), labels_[i])));
        const int at = inset + static_cast<int>(positions_[i] * (width() - 2 * inset)) - w / 2;
        const int left = std::clamp(at, 0, std::max(0, width() - w));
        if (left < free)
            continue;
        drawLine(p, QRect(left, kBarHeight - 1, w, tall), Qt::AlignLeft, labels_[i]);
        free = left + w + 6;
    }
}

void DragSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT gestureStarted();
    QSlider::mousePressEvent(event);
}

void DragSlider::mouseReleaseEvent(QMouseEvent* event)
{
    QSlider::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton)
        Q_EMIT gestureEnded();
}

// Only on the handle: elsewhere a second click is a second step.
void DragSlider::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (handle().adjusted(-2, -2, 2, 2).contains(event->pos()))
        Q_EMIT resetRequested();
    else
        mousePressEvent(event);
}

void DragSlider::keyPressEvent(QKeyEvent* event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    int steps = 0;
    bool page = false;
    switch (event->key()) {
    case Qt::Key_Right: steps = mirrored ? -1 : 1; break;
    case Qt::Key_Left: steps = mirrored ? 1 : -1; break;
    case Qt::Key_Up: steps = 1; break;
    case Qt::Key_Down: steps = -1; break;
    case Qt::Key_PageUp: steps = 1, page = true; break;
    case Qt::Key_PageDown: steps = -1, page = true; break;
    case Qt::Key_Backspace:
    case Qt::Key_Delete: Q_EMIT resetRequested(); return;
    default: QSlider::keyPressEvent(event); return; // Home and End go to the ends
    }
    if (!event->isAutoRepeat() && heldKey_ == 0) {
        heldKey_ = event->key();
        Q_EMIT gestureStarted();
    }
    Q_EMIT stepRequested(steps, page);
}

void DragSlider::keyReleaseEvent(QKeyEvent* event)
{
    QSlider::keyReleaseEvent(event);
    if (!event->isAutoRepeat() && event->key() == heldKey_)
        endKeyGesture();
}

void DragSlider::focusOutEvent(QFocusEvent* event)
{
    QSlider::focusOutEvent(event);
    endKeyGesture(); // the key release will go elsewhere
}

void DragSlider::endKeyGesture()
{
    if (heldKey_ == 0)
        return;
    heldKey_ = 0;
    Q_EMIT gestureEnded();
}

void DragSlider::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) {
        event->ignore(); // scrolls the page
        return;
    }
    Q_EMIT gestureStarted();
    Q_EMIT stepRequested(event->angleDelta().y() > 0 ? 1 : -1, false);
    Q_EMIT gestureEnded();
    event->accept();
}

} // namespace views
