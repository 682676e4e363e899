#include "model/engine/decide.h"

#include "model/engine/sizing/train.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace engine {
namespace {

// How long the latest run takes, against the time it has; endless where its model does not fit.
double lateness(const Plan& plan, double gpus)
{
    double worst = 0;
    for (const Workload& w : plan.work) {
        const TrainScaler scaler(plan.cluster, w.train);
        const double late = scaler.time(gpus) / w.train.deadline;
        if (!(scaler.leastGpus() <= gpus) || std::isnan(late))
            return std::numeric_limits<double>::infinity();
        worst = std::max(worst, late);
    }
    return worst;
}

// The quickest number of nodes, around the quickest of the doublings.
double quickest(const Plan& plan, double most)
{
    const auto late = [&](double nodes) { return lateness(plan, nodes * plan.cluster.nodeSize); };
    double best = most;
    for (double nodes = 1; nodes <= most; nodes *= 2)
        if (late(nodes) < late(best))
            best = nodes;
    double low = std::max(1.0, std::floor(best / 2)), high = std::min(2 * best, most);
    while (high - low > 2) {
        const double step = std::floor((high - low) / 3);
        if (late(low + step) >= late(high - step)) // both endless: more memory is needed
            low += step;
        else
            high -= step;
    }
    for (double nodes = low; nodes <= high; ++nodes)
        if (late(nodes) < late(best))
            best = nodes;
    return best;
}

} // namespace

Decision given(const Plan& plan, double gpus)
{
    return {gpus, std::ceil(gpus / plan.cluster.nodeSize), true};
}

// Time falls with every node until traffic eats the gain, so the sizes that make the date stand
// together: above a doubling that does not, or around the quickest, between two that do not.
Decision smallest(const Plan& plan)
{
    const double size = plan.cluster.nodeSize;
    const double most = std::floor(kMostGpus / size);
    const auto makesDate = [&](double nodes) { return lateness(plan, nodes * size) <= 1; };
    double high = 1;
    while (2 * high <= most && !makesDate(high))
        high *= 2;
    double low = std::floor(high / 2);
    if (!makesDate(high)) {
        high = quickest(plan, most);
        low = std::exp2(std::floor(std::log2(high)));
        if (!makesDate(high))
            return {given(plan, plan.cluster.count).gpus, given(plan, plan.cluster.count).nodes,
                    false};
    }
    while (high - low > 1) {
        const double middle = std::floor((low + high) / 2);
        (makesDate(middle) ? high : low) = middle;
    }
    return given(plan, high * size);
}

Decision decide(const Plan& plan)
{
    return plan.cluster.countRule == CountRule::Smallest ? smallest(plan)
                                                         : given(plan, plan.cluster.count);
}

} // namespace engine
