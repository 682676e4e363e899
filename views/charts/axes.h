#pragma once

#include "views/theme.h"

class QCustomPlot;

namespace views {

// The frame that all plots on a QCustomPlot have in this look.
void dressAxes(QCustomPlot& plot, const Theme& theme);
// The legend, at the upper left within the axes.
void dressLegend(QCustomPlot& plot);
void paintLegend(QCustomPlot& plot, const Theme& theme);

// Whether a line runs through a box.
bool through(const QRectF& box, const QLineF& line);

} // namespace views
