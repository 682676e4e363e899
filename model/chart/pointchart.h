#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Points over two logarithmic axes, and the lines that bound them.
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
        bool rising = false; // the label stands beside its middle, else above its end
        friend bool operator==(const Line&, const Line&) = default;
    };
    std::vector<Line> lines;
    struct Series {
        QString label; // empty: no legend
        int shade = 0;
        QVector<double> x, y;
        QStringList names;   // of each point
        bool named = false;  // names stand beside their points, else where the hand rests
        bool marked = false; // few among many, that are looked for
        friend bool operator==(const Series&, const Series&) = default;
    };
    std::vector<Series> series;
    friend bool operator==(const PointChart&, const PointChart&) = default;
};

Table tableOf(const PointChart& chart, const NumberFormat& format);

// An axis over these values with room at both ends, and ticks at 1, 2 and 5 of each decade where
// it spans few decades. Unknown and non-positive values are passed over.
PointChart::Axis logAxis(const QVector<double>& values, const NumberFormat& format);
// Each tick with its currency and scale, "$500 k", "$1 M": values are of so many base units.
PointChart::Axis logAxis(const QVector<double>& values, const NumberFormat& format, double size,
                         engine::Unit unit);

} // namespace model
