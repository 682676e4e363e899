#include "views/controls/changedbutton.h"

#include "views/theme.h"

#include <QPainter>

namespace views {

ChangedButton::ChangedButton(QWidget* parent) : QToolButton(parent)
{
    constexpr int kSide = 22;
    setCheckable(true);
    setFixedSize(kSide, kSide);
}

void ChangedButton::paintEvent(QPaintEvent* event)
{
    QToolButton::paintEvent(event); // the frame and pressed state
    constexpr double kRadius = 4;
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(isChecked() ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QRectF(rect()).center(), kRadius, kRadius);
}

} // namespace views
