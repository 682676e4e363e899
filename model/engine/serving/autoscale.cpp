#include "model/engine/serving/autoscale.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <deque>

namespace engine {
namespace {

int slotsIn(Seconds span, Seconds slot)
{
    return static_cast<int>(std::ceil(larger(0.0, span / slot) - 1e-9));
}

// The maximum over a window around each slot: a queue of values that may still become the maximum,
// largest first.
std::vector<double> windowMost(const std::vector<double>& values, int behind, int ahead)
{
    assert(behind >= 0 && ahead >= 0);
    std::vector<double> most(values.size());
    std::deque<std::size_t> queue;
    std::size_t next = 0;
    const auto size = static_cast<int>(values.size());
    for (int i = 0; i < size; ++i) {
        for (; next < values.size() && static_cast<int>(next) <= i + ahead; ++next) {
            while (!queue.empty() && values[queue.back()] <= values[next])
                queue.pop_back();
            queue.push_back(next);
        }
        while (static_cast<int>(queue.front()) < i - behind)
            queue.pop_front();
        most[static_cast<std::size_t>(i)] = values[queue.front()];
    }
    return most;
}

} // namespace

std::vector<Rate> ratesOf(const LoadProfile& profile, Seconds slot, int count)
{
    std::vector<Rate> rates;
    rates.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const double hours = (i + 0.5) * slot.base() / kHour.base();
        const auto hour = static_cast<std::size_t>(hours);
        const double part = hours - std::floor(hours);
        const double from = profile.hours[hour % 24], to = profile.hours[(hour + 1) % 24];
        const double day = profile.days[hour / 24 % 7];
        const Rate rate = profile.peak * day * (from + part * (to - from));
        const bool cut = profile.most >= Rate{};
        rates.push_back(cut ? smaller(larger(rate - profile.from, Rate{}), profile.most) : rate);
    }
    return rates;
}

// A replica is ordered early enough to answer when it is needed, and kept for a while afterwards.
Autoscale autoscale(std::span<const Rate> rates, Rate requestsReplica, const AutoscaleRules& rules)
{
    Autoscale result;
    if (rates.empty())
        return result;
    std::vector<double> need;
    need.reserve(rates.size());
    for (const Rate rate : rates)
        need.push_back(
            larger(rules.least, fleetFor(rate, requestsReplica, 1, rules.fleet).replicas()));
    result.replicas =
        windowMost(need, slotsIn(rules.coolDown, rules.slot), slotsIn(rules.coldStart, rules.slot));
    const double hours = rules.slot / kHour;
    for (const double replicas : result.replicas)
        result.replicaHours += replicas * hours;
    result.least = *std::ranges::min_element(result.replicas);
    result.most = *std::ranges::max_element(result.replicas);
    result.alwaysHours = result.most * hours * static_cast<double>(rates.size());
    return result;
}

} // namespace engine
