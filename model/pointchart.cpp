#include "model/pointchart.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

// Three digits, whatever the size.
QString threeDigits(double value, const NumberFormat& format)
{
    const int magnitude = value > 0 ? static_cast<int>(std::floor(std::log10(value))) : 0;
    return format.plain(value, std::clamp(2 - magnitude, 0, 6));
}

QString tickLabel(double value, const NumberFormat& format)
{
    const int magnitude = static_cast<int>(std::floor(std::log10(value) + 1e-9));
    return format.plain(value, std::clamp(-magnitude, 0, 6));
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
    const int every = decades > 6 ? 2 : 1; // every other decade where there are many
    const int first = static_cast<int>(std::floor(std::log10(axis.low)));
    const int last = static_cast<int>(std::ceil(std::log10(axis.high)));
    for (int d = first; d <= last; ++d)
        for (const double step : {1.0, 2.0, 5.0}) {
            const double at = step * std::pow(10, d);
            const bool shown = step == 1 ? d % every == 0 : decades < 2.5;
            if (shown && at >= axis.low && at <= axis.high)
                axis.ticks.push_back({at, tickLabel(at, format)});
        }
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
