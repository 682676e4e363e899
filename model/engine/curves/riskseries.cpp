#include "model/engine/curves/riskseries.h"

#include "model/engine/knobs/riskparts.h"
#include "model/engine/risk/checkpoints.h"
#include "model/engine/risk/failures.h"
#include "model/engine/specs/part.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr int kIntervalPoints = 49;
// Range around the best interval: wide enough to show the cost of a wrong one.
constexpr double kAroundBest = 30;

double spaced(double from, double to, int i)
{
    return from * std::pow(to / from, static_cast<double>(i) / (kIntervalPoints - 1));
}

// (1 − waiting) applies to any interval.
Share with(const RunRisk& run, Seconds interval)
{
    FaultyRun other = run.interrupted();
    other.interval = interval;
    return (1 - run.waits) * exactGoodput(other);
}

// Checkpoints do not overlap: an interval is at least the drain time, whatever the formula gives.
std::array<IntervalMark, 3> marksOf(const RunRisk& run)
{
    const Seconds stall = run.checkpointTime.stall;
    const auto mark = [&](IntervalRule rule, Seconds interval) {
        const Seconds kept = larger(interval, run.checkpointTime.drain);
        return IntervalMark{rule, kept.base(), with(run, kept)};
    };
    return {mark(IntervalRule::Daly, dalyInterval(stall, run.between)),
            mark(IntervalRule::Young, youngInterval(stall, run.between)),
            mark(IntervalRule::Available, availableInterval(stall, run.between, run.down))};
}

} // namespace

GoodputSeries goodputSeries(const RunRisk& run)
{
    GoodputSeries s;
    s.rules = marksOf(run);
    s.interval = run.interval.base(), s.goodput = run.computed;
    s.best = s.rules.front().interval, s.bestGoodput = s.rules.front().goodput;
    // Half of an interval is lost: where that, the drain and the restart reach the limit.
    const Seconds fixed = run.down + run.checkpointTime.drain;
    s.first = larger(0.0, 2 * (kMostDiscarded * run.between - fixed).base());
    if (!std::isfinite(s.best) || !(s.best > 0))
        return s;
    const double from = larger(s.best / kAroundBest, run.checkpointTime.drain.base());
    const double to = std::max({s.best * kAroundBest, s.interval, from * kAroundBest});
    for (int i = 0; i < kIntervalPoints; ++i) {
        FaultyRun at = run.interrupted();
        at.interval = Seconds(spaced(from, to, i));
        s.exact.x.push_back(at.interval.base());
        s.exact.y.push_back(with(run, at.interval));
        s.expected.x.push_back(at.interval.base());
        s.expected.y.push_back((1 - run.waits) * expectedRatio(at));
    }
    return s;
}

Seconds betweenOf(const Fleet& fleet, double gpus)
{
    return meanTime(sumOf(ratesOf(fleet)).all, gpus);
}

} // namespace engine
