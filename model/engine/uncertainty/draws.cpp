#include "model/engine/uncertainty/draws.h"

#include "model/engine/invariant.h"
#include "model/engine/specs/part.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>

namespace engine {
namespace {

bool isKnown(double value)
{
    return !std::isnan(value);
}

// The percentile, interpolated between the two nearest values. Sorts them only as far as needed.
double percentile(std::span<double> values, double part)
{
    const double at = part * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::ptrdiff_t>(at);
    const auto first = values.begin() + below;
    std::ranges::nth_element(values, first);
    const auto next = std::min_element(first + 1, values.end());
    if (next == values.end() || *next == *first) // two infinite values have no difference
        return *first;
    return *first + (*next - *first) * (at - static_cast<double>(below));
}

// Averages the distances from the plain answer, so that the mean is exact if every draw equals it.
double mean(std::span<const double> values, double plainAnswer)
{
    const double from = isKnown(plainAnswer) ? plainAnswer : 0;
    double sum = 0;
    for (const double v : values)
        sum += v - from;
    return from + sum / static_cast<double>(values.size());
}

} // namespace

DialDraws summaryOf(std::span<double> column, double plainAnswer)
{
    const auto unknown = std::partition(column.begin(), column.end(), isKnown);
    const std::span known(column.begin(), unknown);
    if (known.empty())
        return {{kUnknown, kUnknown, kUnknown}, kUnknown, 0};
    DialDraws draws;
    draws.known = static_cast<double>(known.size()) / static_cast<double>(column.size());
    draws.mean = mean(known, plainAnswer);
    draws.band = {percentile(known, 0.1), percentile(known, 0.5), percentile(known, 0.9)};
    assert(isShare(draws.known));
    assert(ascends(draws.band.low, draws.band.typical, draws.band.high));
    return draws;
}

std::vector<std::size_t> Samples::histogram(std::size_t parts) const
{
    std::vector<std::size_t> counts(parts, 0);
    if (sorted.empty() || parts == 0)
        return counts;
    const double wide = (sorted.back() - sorted.front()) / static_cast<double>(parts);
    for (const double v : sorted) {
        const double at = wide > 0 ? (v - sorted.front()) / wide : 0;
        ++counts[std::min(parts - 1, static_cast<std::size_t>(at))];
    }
    return counts;
}

Samples samplesOf(const std::string& path, std::span<const double> column)
{
    Samples samples{path, {}};
    std::ranges::copy_if(column, std::back_inserter(samples.sorted), isKnown);
    std::ranges::sort(samples.sorted);
    return samples;
}

} // namespace engine
