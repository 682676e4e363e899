#include "views/charts/casedline.h"

#include <QPainter>

namespace views {

void drawCasedLine(QPainter& painter, const QPolygonF& line, const QColor& card, const QPen& pen)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(card, 2 * pen.widthF(), Qt::SolidLine, Qt::FlatCap));
    painter.drawPolyline(line);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.drawPolyline(line);
}

} // namespace views
