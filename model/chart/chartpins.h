#pragma once

#include "model/chart/chartdata.h"

namespace model {

// A curve kept as it was, to compare later ones with.
struct ChartPin {
    ChartCurve curve;
    double ySize = 1; // of the axis it was drawn on
    QString yLabel;   // and what that counts
};

// The curves that the chart is about, under the name of their plan and the time of day.
std::vector<ChartPin> pinsOf(const CurveChart& chart, const QString& name);
// The chart with what was pinned, in the unit that its axis has by now.
void addPins(CurveChart& chart, const std::vector<ChartPin>& pins);

} // namespace model
