#include "model/engine/curves/dateseries.h"

#include "model/engine/money/spot.h"
#include "model/engine/uncertainty/band.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr int kDatePoints = 61;
constexpr double kAround = 1.25; // margin beyond the band and the deadline

} // namespace

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
    s.byAll = chanceBelow(time, deadline.base());
    const bool computed = work.risk.goodput == work.risk.computed && work.risk.between.base() > 0;
    if (computed)
        s.byFaults = chanceByFaults(work, deadline);
    const double from = std::min(time.low, s.deadline) / kAround;
    const double to = std::max(time.high, s.deadline) * kAround;
    if (!std::isfinite(from) || !std::isfinite(to))
        return s;
    for (int i = 0; i < kDatePoints; ++i) {
        const double by = from + (to - from) * i / (kDatePoints - 1);
        s.all.x.push_back(by);
        s.all.y.push_back(chanceBelow(time, by));
        if (!computed)
            continue;
        s.faults.x.push_back(by);
        s.faults.y.push_back(chanceByFaults(work, Seconds(by)));
    }
    return s;
}

} // namespace engine
