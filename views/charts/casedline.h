#pragma once

class QColor;
class QPainter;
class QPen;
class QPolygonF;

namespace views {

// A line over something coloured, apart from it by an edge of the card's colour. The edge is not
// smoothed: nobody sees it, and it is painted with every turn.
void drawCasedLine(QPainter& painter, const QPolygonF& line, const QColor& card, const QPen& pen);

} // namespace views
