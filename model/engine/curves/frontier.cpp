#include "model/engine/curves/frontier.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/gpushares.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Half as many GPUs again that gain less than this are not worth considering …
constexpr double kGain = 0.05;
// … but the search stops only after this many in a row: numbers divide unevenly.
constexpr int kPatience = 3;

bool holds(const ResolvedPlan& plan, const Assessment& a)
{
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        const bool held = plan.work[w].isComputed()
                              ? a.work[w].fit == Fit::Fits
                              : a.work[w].gpusPerReplica <= trainingGpus(a.decision, w);
        if (!held)
            return false;
    }
    return true;
}

// An unknown price or power does not count.
bool beats(const TradeOff& a, const TradeOff& b)
{
    return a.time <= b.time && !(a.cost > b.cost) && !(a.power > b.power) &&
           (a.time < b.time || a.cost < b.cost || a.power < b.power);
}

// 1, 2, 3, 4, 6, 8, 12, 16 …: two steps per doubling.
double nextSize(double nodes)
{
    const double doubling = std::exp2(std::floor(std::log2(nodes)));
    return std::floor(nodes == doubling ? std::max(nodes + 1, 1.5 * nodes) : 2 * doubling);
}

} // namespace

TradeOff tradeOff(const ResolvedPlan& plan, const Assessment& a)
{
    TradeOff t{a.decision.gpus, timeOfAll(plan, a), a.money.runCost, a.site.peak.total(), {}};
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        if (plan.work[w].isComputed())
            t.layouts.push_back(a.decision.layouts[w]);
    }
    return t;
}

std::vector<TradeOff> frontier(const ResolvedPlan& plan, std::stop_token stop)
{
    std::vector<TradeOff> sizes;
    if (!plan.runs()) // more GPUs do not finish sooner
        return sizes;
    Seconds quickest(INFINITY);
    int waited = 0;
    const double most = kMostGpus / plan.cluster.nodeSize;
    for (double nodes = 1; nodes <= most && waited < kPatience; nodes = nextSize(nodes)) {
        if (stop.stop_requested())
            return {};
        const Assessment a = assess(plan, given(plan, nodes * plan.cluster.nodeSize));
        if (!holds(plan, a) || std::isnan(tradeOff(plan, a).time.base()))
            continue;
        sizes.push_back(tradeOff(plan, a));
        const bool gains = sizes.back().time < (1 - kGain) * quickest;
        waited = gains ? 0 : waited + 1;
        quickest = std::min(quickest, sizes.back().time);
    }
    std::vector<TradeOff> unbeaten;
    std::ranges::copy_if(sizes, std::back_inserter(unbeaten), [&](const TradeOff& size) {
        return std::ranges::none_of(sizes, [&](const auto& other) { return beats(other, size); });
    });
    return unbeaten;
}

} // namespace engine
