#include "model/engine/traces/trace.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kMinuteLong = 60, kHourLong = 3600, kDayLong = 86400;

Quantiles quantilesOf(const Trace& trace, double TraceRequest::*member)
{
    std::vector<double> all;
    all.reserve(trace.requests.size());
    double sum = 0;
    for (const TraceRequest& r : trace.requests) {
        all.push_back(r.*member);
        sum += r.*member;
    }
    const auto n = static_cast<double>(all.size());
    const auto at = [&](double share) {
        const auto place = static_cast<std::ptrdiff_t>(std::ceil(share * n)) - 1;
        std::nth_element(all.begin(), all.begin() + place, all.end());
        return all[static_cast<std::size_t>(place)];
    };
    return {sum / n, at(0.5), at(0.95), at(0.99)};
}

std::vector<double> countsBy(const Trace& trace, double width)
{
    std::vector<double> counts(static_cast<std::size_t>(trace.seconds / width) + 1, 0.0);
    for (const TraceRequest& r : trace.requests)
        ++counts[std::min(counts.size() - 1, static_cast<std::size_t>(r.at / width))];
    return counts;
}

// The last window is incomplete, and a trace of a few minutes has hardly any.
double peakOf(const Trace& trace, double mean)
{
    if (!trace.timed || trace.seconds < 2 * kMinuteLong)
        return mean;
    std::vector<double> counts = countsBy(trace, kMinuteLong);
    counts.pop_back();
    return std::max(mean, *std::ranges::max_element(counts) / kMinuteLong);
}

} // namespace

TraceLoad loadOf(const Trace& trace)
{
    TraceLoad load;
    if (trace.requests.empty())
        return load;
    load.requests = static_cast<double>(trace.requests.size());
    load.duration = Seconds(trace.seconds);
    load.mean = trace.seconds > 0 ? load.requests / trace.seconds : 0;
    load.peak = peakOf(trace, load.mean);
    load.prompt = quantilesOf(trace, &TraceRequest::prompt);
    load.answer = quantilesOf(trace, &TraceRequest::answer);
    double cached = 0, prompts = 0, squares = 0;
    const double mean = load.prompt.mean + load.answer.mean;
    for (const TraceRequest& r : trace.requests) {
        cached += r.cached, prompts += r.prompt;
        squares += (r.prompt + r.answer - mean) * (r.prompt + r.answer - mean);
    }
    load.spread = mean > 0 ? std::sqrt(squares / load.requests) / mean : 0;
    load.prefixHit = prompts > 0 ? cached / prompts : 0;
    load.daily = trace.timed && trace.seconds >= kDayLong;
    if (load.daily) {
        std::vector<double> hours = countsBy(trace, kHourLong);
        hours.pop_back();
        const auto [least, most] = std::ranges::minmax_element(hours);
        load.night = *most > 0 ? *least / *most : 1;
    }
    return load;
}

} // namespace engine
