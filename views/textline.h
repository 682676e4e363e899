#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <functional>

class QPainter;

namespace views {

// Draws a line of text like QPainter and QFontMetricsF, but fast enough for every frame: shaped
// words are cached, and numbers are set digit by digit, since all digits of our font have the same
// width. Vector formats get real text.
void drawLine(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text);
// The same in slightly smaller type if the box is too narrow, and elided if that is not enough.
void drawElided(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text);
// The same in the given font and color.
void write(QPainter& painter, const QRectF& box, const QFont& font, const QColor& colour,
           const QString& text, Qt::Alignment side);
// Wrapped to two lines, vertically centered, with the same shrinking and eliding.
void drawTwoLines(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text);
// Wrapped to as many lines as needed, from the top of the box; clipped at its bottom.
void drawWrapped(QPainter& painter, const QRectF& box, const QString& text);
// Height of a text wrapped at that width.
double wrappedHeight(const QFont& font, const QString& text, double width);
double textWidth(const QFont& font, const QString& text);

// Called for each elided text, with what was left of it; tests use it to find them.
using CutListener = std::function<void(const QString& text, const QString& shown)>;
void onCut(CutListener listener);

} // namespace views
