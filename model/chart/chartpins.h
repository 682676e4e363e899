#pragma once

#include "model/chart/chartdata.h"

namespace model {

// A curve kept as it was, for later comparison.
struct ChartPin {
    ChartCurve curve;
    double ySize = 1; // of the axis it was drawn on
    QString yLabel;   // and its label
};

// The chart's main curves, named after their plan and the time of day.
std::vector<ChartPin> pinsOf(const CurveChart& chart, const QString& name);
// Adds the pinned curves to the chart, in the axis' current unit.
void addPins(CurveChart& chart, const std::vector<ChartPin>& pins);

} // namespace model
