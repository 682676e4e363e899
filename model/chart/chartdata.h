#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>
#include <vector>

// What charts draw, ready to draw: labels, units and plain numbers in the axis' unit. The table
// beside a chart is made of the same values.
namespace model {

struct ChartCurve {
    enum class Role { Own, Other, Faint, Ideal, Rented, Bought, Pinned };
    QString label;
    Role role = Role::Other;
    int shade = 0; // which of the series colours
    QVector<double> x, y, low, high;
    bool steps = false; // holds until the next point
    QString figure{};   // whose value it is all along, of the plan with that input
    friend bool operator==(const ChartCurve&, const ChartCurve&) = default;
};

struct CurveChart {
    QString title, subtitle, summary; // the summary is read out where the picture cannot be seen
    QString xPrefix, xSuffix, yPrefix, ySuffix; // around the numbers of the ticks
    QString xLabel, yLabel;                     // heads of the table's columns
    double xLow = 0, xHigh = 1, yHigh = 1;
    double ySize = 1;                // how much one of the axis up is, in base units
    bool xLog = false, yLog = false; // where decades matter; a person may say otherwise
    double xStep = 0;                // between ticks; 0 leaves it to the chart
    // The one along x, where curves are figures of the plan; without one they are so at the marker.
    QString input{};
    double xSize = 1;  // how much one of x is, in base units
    double xWhole = 0; // what x counts has no parts, and comes in so many: GPUs of a node
    double yWhole = 0; // the same of the axis up
    std::vector<ChartCurve> curves;
    struct Marker {
        double x = 0, y = 0;
        QString label;
        friend bool operator==(const Marker&, const Marker&) = default;
    };
    std::optional<Marker> marker;
    std::vector<Marker> marks; // other points worth a name
    struct Zone {
        enum class Kind { Warned, Size };
        double from = 0, to = 0; // along x
        QString label;
        Kind kind = Kind::Warned; // Size: an order of magnitude, named above the picture
        friend bool operator==(const Zone&, const Zone&) = default;
    };
    std::vector<Zone> zones;
    // What others said, apart from the program's own curves.
    struct Dots {
        QString label;
        bool claimed = false; // told, not measured
        QVector<double> x, y;
        QStringList names;
        friend bool operator==(const Dots&, const Dots&) = default;
    };
    std::vector<Dots> dots;
    friend bool operator==(const CurveChart&, const CurveChart&) = default;
};

struct StackChart {
    QString title, subtitle, summary, unit;
    QString prefix;      // before the numbers of the ticks: a currency
    QStringList columns; // "mean", "peak", "rated"
    QStringList totals;  // "355 kW"
    QStringList dials;   // that explain the columns; empty where none does
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
    std::vector<Line> lines; // limits across all columns; where there are any, the legend is below
    int marked = -1;         // the column that matters most
    double high = 1;
    friend bool operator==(const StackChart&, const StackChart&) = default;
};

struct Table {
    QStringList head;
    std::vector<QStringList> rows;
};

CurveChart speedupChart(const engine::Evaluation& evaluation, const NumberFormat& format);
CurveChart cashChart(const engine::Evaluation& evaluation, const NumberFormat& format);

// A readable step, so that at most so many of them span that range.
double readableStep(double range, double most);

Table tableOf(const CurveChart& chart, const NumberFormat& format);
Table tableOf(const StackChart& chart, const NumberFormat& format);

} // namespace model
