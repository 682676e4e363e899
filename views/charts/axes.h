#pragma once

#include "views/theme.h"

class QCustomPlot;

namespace views {

// The frame that all plots on a QCustomPlot have in this look.
void dressAxes(QCustomPlot& plot, const Theme& theme);

} // namespace views
