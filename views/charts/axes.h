#pragma once

#include "views/theme.h"

class QCPAxis;
class QCustomPlot;

namespace views {

// The frame that all plots on a QCustomPlot have in this look.
void dressAxes(QCustomPlot& plot, const Theme& theme);
// The legend, at the upper left within the axes.
void dressLegend(QCustomPlot& plot);
void paintLegend(QCustomPlot& plot, const Theme& theme);

// The name of an upright axis. Where it is longer than the plot, its unit stands on a second line,
// the type is smaller, and at last the middle is left out. Whether it is another one than before.
bool fitLabel(QCPAxis& axis, const QString& label);

// Whether a line runs through a box.
bool through(const QRectF& box, const QLineF& line);

} // namespace views
