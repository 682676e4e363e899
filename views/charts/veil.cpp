#include "views/charts/veil.h"

#include "views/theme.h"

#include <QPainter>

namespace views {

void Veil::cover(const QWidget* below, const QString& text)
{
    text_ = text;
    setGeometry(below->geometry());
    setVisible(!text.isEmpty());
    raise();
    update();
}

void Veil::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    QColor grey = theme.card;
    grey.setAlphaF(0.7F);
    painter.fillRect(rect(), grey);
    painter.setFont(uiFont(12));
    painter.setPen(theme.muted);
    painter.drawText(rect(), static_cast<int>(Qt::AlignHCenter | Qt::AlignVCenter), text_);
}

} // namespace views
