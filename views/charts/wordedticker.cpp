#include "views/charts/wordedticker.h"

#include <cmath>

namespace views {
namespace {

constexpr int kMostDecimals = 5;
constexpr double kManyDecades = 2.5; // from here on 1 alone is named

// As many as it takes to tell the number.
int decimalsOf(double tick)
{
    int decimals = 0;
    for (double shifted = std::abs(tick);
         decimals < kMostDecimals && std::abs(shifted - std::round(shifted)) > 1e-6 * shifted;
         shifted *= 10)
        ++decimals;
    return decimals;
}

} // namespace

double WordedTicker::getTickStep(const QCPRange& range)
{
    return step > 0 ? step : QCPAxisTicker::getTickStep(range);
}

QVector<double> WordedTicker::createTickVector(double stepped, const QCPRange& range)
{
    if (!decades)
        return QCPAxisTicker::createTickVector(stepped, range);
    if (!(range.lower > 0))
        return {};
    QVector<double> ticks;
    const double first = std::floor(std::log10(range.lower)), last = std::log10(range.upper);
    for (double decade = first; decade <= last; ++decade)
        for (const double part : {1.0, 2.0, 5.0})
            if (part == 1.0 || last - std::log10(range.lower) < kManyDecades)
                ticks << part * std::pow(10, decade);
    return ticks;
}

QString WordedTicker::getTickLabel(double tick, const QLocale& locale, QChar, int)
{
    const QString number = locale.toString(tick, 'f', decimalsOf(tick));
    const bool last = !counted.isEmpty() && std::abs(tick - end) < 1e-6 * end;
    return prefix + number + suffix + (last ? u' ' + counted : QString());
}

} // namespace views
