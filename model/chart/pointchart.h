#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Points on two logarithmic axes, and the lines that bound them.
struct PointChart {
    QString title, subtitle, summary;
    struct Tick {
        double at = 1;
        QString label;
        friend bool operator==(const Tick&, const Tick&) = default;
    };
    struct Axis {
        QString label;
        double low = 1, high = 10;
        std::vector<Tick> ticks;
        friend bool operator==(const Axis&, const Axis&) = default;
    };
    Axis x, y;
    struct Line {
        enum class Kind { Bound, Ideal, Near };
        QString label;
        Kind kind = Kind::Bound;
        QVector<double> x, y;
        bool rising = false; // the label is next to its middle, otherwise above its end
        friend bool operator==(const Line&, const Line&) = default;
    };
    std::vector<Line> lines;
    struct Series {
        QString label; // empty: not in the legend
        int shade = 0;
        QVector<double> x, y;
        QStringList names;   // one per point
        bool named = false;  // names are drawn next to the points, otherwise shown on hover
        bool marked = false; // few among many, highlighted
        bool own = false;    // of the plan: on top of the others, and named before them
        friend bool operator==(const Series&, const Series&) = default;
    };
    std::vector<Series> series;
    friend bool operator==(const PointChart&, const PointChart&) = default;
};

Table tableOf(const PointChart& chart, const NumberFormat& format);

// An axis over these values with a margin at both ends, and ticks at 1, 2 and 5 of each decade if
// it spans few decades. Unknown and non-positive values are skipped.
PointChart::Axis logAxis(const QVector<double>& values, const NumberFormat& format);
// Ticks with currency and scale, "$500 k", "$1 M"; `size` is the base units in one of the values.
PointChart::Axis logAxis(const QVector<double>& values, const NumberFormat& format, double size,
                         engine::Unit unit);

} // namespace model
