#include "views/charts/wordedticker.h"

#include <cmath>
#include <limits>

namespace views {
namespace {

constexpr int kMostDecimals = 5;
constexpr double kBetweenLabels = 5; // pixels
constexpr double kManyDecades = 2.5; // above this only 1, 10, 100 … are labeled

// As many decimals as the number needs.
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

// A power of two, times `wholes` where it is large enough; as few ticks as fit.
double WordedTicker::getTickStep(const QCPRange& range)
{
    if (!(wholes > 0))
        return step > 0 ? step : QCPAxisTicker::getTickStep(range);
    const double least = range.size() / tickCount();
    double whole = least > wholes ? wholes : 1;
    while (whole < least * (1 - 1e-9))
        whole *= 2;
    return whole;
}

// 1, 8, 64 … if every power of two would be too many.
QVector<double> WordedTicker::powersOfTwo(const QCPRange& range) const
{
    const double powers = std::log2(range.upper / std::max(1.0, range.lower));
    const double every = std::exp2(std::max(1.0, std::ceil(powers / tickCount())));
    QVector<double> ticks;
    for (double at = 1; at <= range.upper * (1 + 1e-9); at *= every)
        if (at >= range.lower * (1 - 1e-9))
            ticks << at;
    return ticks;
}

QVector<double> WordedTicker::createTickVector(double stepped, const QCPRange& range)
{
    QVector<double> ticks;
    if (decades && !(range.lower > 0))
        return ticks;
    if (!decades)
        ticks = QCPAxisTicker::createTickVector(stepped, range);
    else if (wholes > 0)
        ticks = powersOfTwo(range);
    else {
        const double first = std::floor(std::log10(range.lower)), last = std::log10(range.upper);
        for (double decade = first; decade <= last; ++decade)
            for (const double part : {1.0, 2.0, 5.0})
                if (part == 1.0 || last - std::log10(range.lower) < kManyDecades)
                    ticks << part * std::pow(10, decade);
    }
    last_ = 0;
    for (const double tick : ticks)
        if (tick <= range.upper * (1 + 1e-9))
            last_ = std::max(last_, tick);
    return ticks;
}

// The last label has the unit, so if two overlap, the one before is dropped.
QVector<QString> WordedTicker::createLabelVector(const QVector<double>& ticks,
                                                 const QLocale& locale, QChar format, int precision)
{
    QVector<QString> labels = QCPAxisTicker::createLabelVector(ticks, locale, format, precision);
    if (!along)
        return labels;
    const QFontMetricsF metrics(along->tickLabelFont());
    double free = std::numeric_limits<double>::infinity(); // left end of the last label placed
    for (qsizetype i = ticks.size() - 1; i >= 0; --i) {
        if (!along->range().contains(ticks[i]))
            continue;
        const double middle = along->coordToPixel(ticks[i]);
        const double half = metrics.horizontalAdvance(labels[i]) / 2;
        if (middle + half + kBetweenLabels > free)
            labels[i].clear();
        else
            free = middle - half;
    }
    return labels;
}

QString WordedTicker::getTickLabel(double tick, const QLocale& locale, QChar, int)
{
    const QString number = locale.toString(tick, 'f', decimalsOf(tick));
    const bool last = !counted.isEmpty() && std::abs(tick - last_) < 1e-6 * last_;
    return prefix + number + suffix + (last ? u' ' + counted : QString());
}

} // namespace views
