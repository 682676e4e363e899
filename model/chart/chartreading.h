#pragma once

#include "model/chart/chartdata.h"

namespace model {

// The values of a chart's curves at one x.
struct ChartReading {
    static constexpr auto kSum = static_cast<std::size_t>(-1); // not a curve
    double x = 0;
    QString at; // "256 GPUs"
    struct Row {
        std::size_t curve = 0;
        QString label, value; // with its unit, and its band where one is drawn
        double y = 0;         // unknown if it has no y value
    };
    std::vector<Row> rows;
    QString text() const; // in one line, for a screen reader
};

// The y value of a curve there: interpolated, or of the current step. Unknown outside its range.
double heightAt(const ChartCurve& curve, double x);
ChartReading readingAt(const CurveChart& chart, double x, const NumberFormat& format);
// The next or previous point of the chart's longest curve: where an arrow key moves.
double nextPoint(const CurveChart& chart, double x, bool forward);

// The number of decimals that gives three significant digits.
int threeDigits(double value);

// The smallest positive x or y value: where a logarithmic axis starts.
double leastAbove(const CurveChart& chart, bool up);
void dropBands(CurveChart& chart);

} // namespace model
