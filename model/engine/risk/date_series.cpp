#include "model/engine/risk/date_series.h"

#include "model/engine/money/spot.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <cmath>

namespace engine {
namespace {

constexpr int kPoints = 61;
constexpr double kBandEdge = 0.9; // a band ends where one draw of ten is beyond it
constexpr double kAround = 1.25;  // what is shown beyond the band and the deadline

// Deviations between the typical value and either end.
double halfBand()
{
    static const double deviations = boost::math::quantile(boost::math::normal(), kBandEdge);
    return deviations;
}

} // namespace

Share chanceInBand(const Band& time, Seconds by)
{
    if (!(by.base() > 0))
        return 0;
    const bool before = by.base() < time.typical;
    const double half =
        before ? std::log(time.typical / time.low) : std::log(time.high / time.typical);
    if (std::isnan(half))
        return kUnknown;
    if (!(half > 0))
        return before ? 0 : 1;
    const double deviations = std::log(by.base() / time.typical) / half * halfBand();
    return boost::math::cdf(boost::math::normal(), deviations);
}

Share chanceByFaults(const TrainAnswer& work, Seconds by)
{
    const RunRisk& r = work.risk;
    const Seconds busy = work.time * r.goodput;
    if (std::isinf(r.between.base()))
        return work.time <= by ? 1 : 0;
    return chanceInTime(
        {r.between, r.interval, r.checkpointTime.stall, r.down + r.checkpointTime.drain}, busy,
        by * (1 - r.waits));
}

DateSeries dateSeries(const TrainAnswer& work, const Band& time, Seconds deadline)
{
    DateSeries s;
    s.deadline = deadline.base();
    s.byAll = chanceInBand(time, deadline);
    const bool computed = work.risk.goodput == work.risk.computed && work.risk.between.base() > 0;
    if (computed)
        s.byFaults = chanceByFaults(work, deadline);
    const double from = std::min(time.low, s.deadline) / kAround;
    const double to = std::max(time.high, s.deadline) * kAround;
    if (!std::isfinite(from) || !std::isfinite(to))
        return s;
    for (int i = 0; i < kPoints; ++i) {
        const double by = from + (to - from) * i / (kPoints - 1);
        s.all.x.push_back(by);
        s.all.y.push_back(chanceInBand(time, Seconds(by)));
        if (!computed)
            continue;
        s.faults.x.push_back(by);
        s.faults.y.push_back(chanceByFaults(work, Seconds(by)));
    }
    return s;
}

} // namespace engine
