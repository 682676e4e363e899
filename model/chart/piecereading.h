#pragma once

#include "model/chart/chartreading.h"
#include "model/chart/flowchart.h"
#include "model/chart/heatchart.h"
#include "model/chart/sharechart.h"

namespace model {

// The reading of one piece of a chart: a column, an option's bar in a period, a cell, a part of a
// whole. A row's curve index is the part that has its color; sums have none.
ChartReading readingAt(const StackChart& chart, int column, const NumberFormat& format);
ChartReading readingAt(const FlowChart& chart, int period, int way, const NumberFormat& format);
ChartReading readingAt(const HeatChart& chart, int row, int column);
ChartReading readingAt(const ShareChart& chart, int part);

} // namespace model
