#pragma once

#include "model/chart/chartdata.h"

namespace model {

// What the curves of a chart say at one place.
struct ChartReading {
    static constexpr auto kSum = static_cast<std::size_t>(-1); // no curve of its own
    double x = 0;
    QString at; // "256 GPUs"
    struct Row {
        std::size_t curve = 0;
        QString label, value; // with its unit, and its band where one is drawn
        double y = 0;         // unknown where it has no height of its own
    };
    std::vector<Row> rows;
    QString text() const; // in one line, to be heard
};

// The height of a curve there: between its points, or of the step that holds. Unknown beside it.
double heightAt(const ChartCurve& curve, double x);
ChartReading readingAt(const CurveChart& chart, double x, const NumberFormat& format);
// The point of the chart's longest curve after that place, or before it: where a key leads.
double nextPoint(const CurveChart& chart, double x, bool forward);

// So many decimals that three digits of it matter.
int threeDigits(double value);

// The least height or place above nothing: where a logarithmic axis begins.
double leastAbove(const CurveChart& chart, bool up);
void dropBands(CurveChart& chart);

} // namespace model
