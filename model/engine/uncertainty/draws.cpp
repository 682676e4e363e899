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

// Percentiles in ascending order, interpolated between the two nearest values. Sorts only as far as
// needed, and above the percentile before.
class Percentiles {
public:
    explicit Percentiles(std::span<double> values) : values_(values) {}
    double at(double part)
    {
        const double place = part * static_cast<double>(values_.size() - 1);
        const auto below = static_cast<std::ptrdiff_t>(place);
        const auto first = values_.begin() + below;
        assert(below >= sorted_);
        std::nth_element(values_.begin() + sorted_, first, values_.end());
        sorted_ = below;
        const auto next = std::min_element(first + 1, values_.end());
        if (next == values_.end() || *next == *first) // two infinite values have no difference
            return *first;
        return *first + (*next - *first) * (place - static_cast<double>(below));
    }

private:
    std::span<double> values_;
    std::ptrdiff_t sorted_ = 0;
};

Band bandOfDraws(std::span<double> values)
{
    const double first = values.front();
    if (std::ranges::all_of(values, [first](double v) { return v == first; }))
        return {first, first, first}; // most dials do not depend on what is uncertain
    Percentiles percentiles(values);
    const double low = percentiles.at(0.1), typical = percentiles.at(0.5);
    return {low, typical, percentiles.at(0.9)};
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
    draws.band = bandOfDraws(known);
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
