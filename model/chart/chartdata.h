#pragma once

#include "model/format/numberformat.h"

#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>
#include <vector>

namespace engine {
struct Evaluation;
}

// What charts draw, ready to draw: labels, units and plain numbers in the axis' unit. The table
// next to a chart is made from the same values.
namespace model {

struct ChartCurve {
    enum class Role { Own, Other, Faint, Ideal, Rented, Bought, Pinned };
    QString label;
    Role role = Role::Other;
    int shade = 0; // index into the series colors
    QVector<double> x, y, low, high;
    bool steps = false; // stays constant until the next point
    QString figure{};   // the figure that the curve shows, for the plan with that input
    friend bool operator==(const ChartCurve&, const ChartCurve&) = default;
};

struct CurveChart {
    QString title, subtitle, summary; // the summary is read aloud where the picture cannot be seen
    QString xPrefix, xSuffix, yPrefix, ySuffix; // around the tick labels
    QString xLabel, yLabel;                     // headers of the table's columns
    double xLow = 0, xHigh = 1, yHigh = 1;
    double ySize = 1;                // one unit of the y axis in base units
    bool xLog = false, yLog = false; // where orders of magnitude matter; the user can override it
    double xStep = 0;                // between ticks; 0: chosen by the chart
    // The input along x, if the curves are figures of the plan; without it, only the marker is one.
    QString input{};
    double xSize = 1;  // one unit of x in base units
    double xWhole = 0; // what x counts is discrete and comes in multiples of this: GPUs per node
    double yWhole = 0; // the same for the y axis
    std::vector<ChartCurve> curves;
    struct Marker {
        double x = 0, y = 0;
        QString label;
        friend bool operator==(const Marker&, const Marker&) = default;
    };
    std::optional<Marker> marker;
    std::vector<Marker> marks; // other points worth labeling
    struct Zone {
        enum class Kind { Warned, Size };
        double from = 0, to = 0; // along x
        QString label;
        Kind kind = Kind::Warned; // Size: an order of magnitude, labeled above the plot
        friend bool operator==(const Zone&, const Zone&) = default;
    };
    std::vector<Zone> zones;
    // Published values, separate from the program's own curves.
    struct Dots {
        QString label;
        bool claimed = false; // claimed, not measured
        QVector<double> x, y;
        QStringList names;
        friend bool operator==(const Dots&, const Dots&) = default;
    };
    std::vector<Dots> dots;
    friend bool operator==(const CurveChart&, const CurveChart&) = default;
};

struct StackChart {
    QString title, subtitle, summary, unit;
    QString prefix;      // before the tick labels: a currency
    QStringList columns; // "average", "peak", "nameplate"
    QStringList totals;  // "355 kW"
    QStringList dials;   // the dials that explain the columns; empty if none do
    struct Part {
        QString label;
        QVector<double> values; // one for each column
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts; // from the bottom up
    struct Line {
        QString label; // at its right end
        double at = 0;
        friend bool operator==(const Line&, const Line&) = default;
    };
    std::vector<Line> lines; // limits across all columns; if there are any, the legend goes below
    int marked = -1;         // the most important column
    double high = 1;
    friend bool operator==(const StackChart&, const StackChart&) = default;
};

struct Table {
    QStringList head;
    std::vector<QStringList> rows;
};

CurveChart speedupChart(const engine::Evaluation& evaluation, const NumberFormat& format);
CurveChart cashChart(const engine::Evaluation& evaluation, const NumberFormat& format);

// A readable step, so that at most that many fit into the range.
double readableStep(double range, double most);

Table tableOf(const CurveChart& chart, const NumberFormat& format);
Table tableOf(const StackChart& chart, const NumberFormat& format);

} // namespace model
