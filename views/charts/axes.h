#pragma once

#include "views/theme.h"

class QCPAxis;
class QCustomPlot;

namespace views {

// The common axis style of all QCustomPlot charts.
void dressAxes(QCustomPlot& plot, const Theme& theme);
// The legend, at the top left inside the axes.
void dressLegend(QCustomPlot& plot);
void paintLegend(QCustomPlot& plot, const Theme& theme);

// The label of a vertical axis. If it is longer than the plot, moves its unit to a second line,
// then shrinks the font, then elides the middle. Returns whether it changed.
bool fitLabel(QCPAxis& axis, const QString& label);

// Whether a line crosses a box.
bool through(const QRectF& box, const QLineF& line);

} // namespace views
