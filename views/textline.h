#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <functional>

class QPainter;

namespace views {

// One line of text, as QPainter and QFontMetricsF would have it, for what is painted with every
// turn: words are shaped once and remembered, figures are set digit by digit, since all digits of
// our font have one width. Vector formats get text as text.
void drawLine(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text);
// The same, in slightly smaller type where the box is too narrow, and where that is still too
// little, cut with an ellipsis.
void drawElided(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text);
// The same in that font and colour.
void write(QPainter& painter, const QRectF& box, const QFont& font, const QColor& colour,
           const QString& text, Qt::Alignment side);
// In two lines in the middle of the box, smaller and then cut likewise.
void drawTwoLines(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text);
// In as many lines as it takes, from the top of the box; what lies below the box is cut.
void drawWrapped(QPainter& painter, const QRectF& box, const QString& text);
// Of a text in lines of that width.
double wrappedHeight(const QFont& font, const QString& text, double width);
double textWidth(const QFont& font, const QString& text);

// Hears of every text that was cut, and of what was left of it: by this a test finds them.
using CutListener = std::function<void(const QString& text, const QString& shown)>;
void onCut(CutListener listener);

} // namespace views
