#include "model/chart/chartreading.h"

#include <algorithm>
#include <cmath>

namespace model {
namespace {

// Ratio covered by a logarithmic axis; smaller values are drawn on its edge.
constexpr double kMostDecades = 1e4;
constexpr double kWholeFrom = 100; // an axis this long shows whole numbers

QString worded(double y, const CurveChart& chart, const NumberFormat& format)
{
    return chart.yPrefix + format.plain(y, threeDigits(y)) + chart.ySuffix;
}

bool inWholes(const CurveChart& chart)
{
    return chart.xWhole > 0 || chart.xHigh > kWholeFrom;
}

QString placeOf(double x, const CurveChart& chart, const NumberFormat& format)
{
    const int decimals = inWholes(chart) ? 0 : std::min(threeDigits(x), 2);
    const QString number = chart.xPrefix + format.plain(x, decimals) + chart.xSuffix;
    return chart.xSuffix.isEmpty() ? number + QChar(0x00a0) + chart.xLabel : number;
}

const ChartCurve& longest(const CurveChart& chart)
{
    return *std::ranges::max_element(chart.curves, {},
                                     [](const ChartCurve& c) { return c.x.size(); });
}

// Interpolates values that belong to the points of a curve.
double between(const ChartCurve& curve, const QVector<double>& values, double x)
{
    if (curve.x.isEmpty() || values.size() != curve.x.size() || x < curve.x.front() ||
        x > curve.x.back())
        return engine::kUnknown;
    const auto after = std::upper_bound(curve.x.begin(), curve.x.end(), x);
    if (after == curve.x.end())
        return values.back();
    const auto i = after - curve.x.begin();
    if (curve.steps || i == 0)
        return values[std::max<qsizetype>(i - 1, 0)];
    const double part = (x - curve.x[i - 1]) / (curve.x[i] - curve.x[i - 1]);
    return values[i - 1] + part * (values[i] - values[i - 1]);
}

} // namespace

QString ChartReading::text() const
{
    QStringList parts{at};
    for (const Row& row : rows)
        parts << row.label + QStringLiteral(": ") + row.value;
    return parts.join(QStringLiteral("; "));
}

int threeDigits(double value)
{
    const double size = std::abs(value);
    if (!(size > 0))
        return 0;
    return std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, 4);
}

double heightAt(const ChartCurve& curve, double x)
{
    return between(curve, curve.y, x);
}

ChartReading readingAt(const CurveChart& chart, double x, const NumberFormat& format)
{
    ChartReading reading;
    reading.x = inWholes(chart) ? std::round(x) : x;
    reading.at = placeOf(reading.x, chart, format);
    for (std::size_t i = 0; i < chart.curves.size(); ++i) {
        const ChartCurve& curve = chart.curves[i];
        const double y = heightAt(curve, reading.x);
        if (!std::isfinite(y))
            continue;
        QString value = worded(y, chart, format);
        const double low = between(curve, curve.low, reading.x);
        const double high = between(curve, curve.high, reading.x);
        if (high > low)
            value += QStringLiteral(" (%1 – %2)")
                         .arg(worded(low, chart, format), worded(high, chart, format));
        reading.rows.push_back({i, curve.label, value, y});
    }
    std::ranges::stable_sort(reading.rows, std::greater(), &ChartReading::Row::y);
    return reading;
}

double nextPoint(const CurveChart& chart, double x, bool forward)
{
    if (chart.curves.empty() || longest(chart).x.isEmpty())
        return x;
    const QVector<double>& places = longest(chart).x;
    const double close = 1e-9 * std::max(1.0, std::abs(x));
    if (forward) {
        const auto next = std::upper_bound(places.begin(), places.end(), x + close);
        return next == places.end() ? places.back() : *next;
    }
    const auto next = std::lower_bound(places.begin(), places.end(), x - close);
    return next == places.begin() ? places.front() : *(next - 1);
}

double leastAbove(const CurveChart& chart, bool up)
{
    const double most = up ? chart.yHigh : chart.xHigh;
    double least = most;
    for (const ChartCurve& curve : chart.curves)
        for (const double v : up ? curve.y : curve.x)
            if (v > 0)
                least = std::min(least, v);
    return std::max(std::min(least, most / 10), most / kMostDecades);
}

void dropBands(CurveChart& chart)
{
    for (ChartCurve& curve : chart.curves)
        curve.low.clear(), curve.high.clear();
}

} // namespace model
