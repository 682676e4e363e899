#include "model/chart/pointchart.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

constexpr double kManyDecades = 2.5, kFewDecades = 0.8;
const std::vector<double> kCoarse{1, 2, 5}, kFine{1, 1.5, 2, 3, 4, 5, 6, 8};

// Three significant digits.
QString threeDigits(double value, const NumberFormat& format)
{
    const int magnitude = value > 0 ? static_cast<int>(std::floor(std::log10(value))) : 0;
    return format.plain(value, std::clamp(2 - magnitude, 0, 6));
}

QString tickLabel(double value, const NumberFormat& format)
{
    const int magnitude = static_cast<int>(std::floor(std::log10(value) + 1e-9));
    const bool half = std::abs(value / std::pow(10, magnitude) - 1.5) < 1e-9;
    return format.plain(value, std::clamp(half ? 1 - magnitude : -magnitude, 0, 6));
}

} // namespace

PointChart::Axis logAxis(const QVector<double>& values, const NumberFormat& format)
{
    double least = INFINITY, most = 0;
    for (const double v : values)
        if (v > 0 && std::isfinite(v))
            least = std::min(least, v), most = std::max(most, v);
    PointChart::Axis axis;
    if (most > 0)
        axis.low = least / 1.5, axis.high = most * 1.5;
    const double decades = std::log10(axis.high / axis.low);
    const int every = decades > 6 ? 2 : 1; // every other decade if there are many
    const int first = static_cast<int>(std::floor(std::log10(axis.low)));
    const int last = static_cast<int>(std::ceil(std::log10(axis.high)));
    for (int d = first; d <= last; ++d)
        for (const double part : decades < kFewDecades ? kFine : kCoarse) {
            const double at = part * std::pow(10, d);
            const bool shown = part == 1 ? d % every == 0 : decades < kManyDecades;
            if (shown && at >= axis.low && at <= axis.high)
                axis.ticks.push_back({at, tickLabel(at, format)});
        }
    return axis;
}

PointChart::Axis logAxis(const QVector<double>& values, const NumberFormat& format, double size,
                         engine::Unit unit)
{
    PointChart::Axis axis = logAxis(values, format);
    for (PointChart::Tick& tick : axis.ticks)
        tick.label = format.text(tick.at * size, unit);
    return axis;
}

Table tableOf(const PointChart& chart, const NumberFormat& format)
{
    Table table;
    if (chart.series.empty())
        return table;
    table.head << chart.title << chart.x.label << chart.y.label;
    for (const PointChart::Series& series : chart.series)
        for (qsizetype i = 0; i < series.x.size(); ++i)
            table.rows.push_back({series.names.value(i, series.label),
                                  threeDigits(series.x[i], format),
                                  threeDigits(series.y[i], format)});
    return table;
}

} // namespace model
