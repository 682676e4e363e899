#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace views {

// One line of text, as QPainter and QFontMetricsF would have it, for what is painted with every
// turn: words are shaped once and remembered, figures are set digit by digit, since all digits of
// our font have one width. Vector formats get text as text.
void drawLine(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text);
// The same, cut with an ellipsis where the box is too narrow.
void drawElided(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text);
// In two lines in the middle of the box, the second cut where that is still too little.
void drawTwoLines(QPainter& painter, const QRectF& box, const QString& text);
double textWidth(const QFont& font, const QString& text);

} // namespace views
