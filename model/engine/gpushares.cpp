#include "model/engine/gpushares.h"

#include <algorithm>
#include <cmath>

namespace engine {

double ownGpus(const Plan& plan, const Workload& work)
{
    const bool others = std::ranges::count_if(plan.work, &Workload::runs) > 1;
    return others && work.runs() ? work.ownGpus : 0;
}

bool sharesByParts(const Plan& plan)
{
    return std::ranges::any_of(plan.work, [&](const Workload& w) { return ownGpus(plan, w) > 0; });
}

std::vector<double> partsOf(const Plan& plan, double gpus)
{
    std::vector<double> parts;
    if (!sharesByParts(plan))
        return parts;
    double left = gpus;
    for (const Workload& w : plan.work) {
        parts.push_back(std::min(left, ownGpus(plan, w)));
        left -= parts.back();
    }
    for (std::size_t w = 0; w < parts.size(); ++w)
        if (!(ownGpus(plan, plan.work[w]) > 0))
            parts[w] = left;
    return parts;
}

Decision partOf(const Plan& plan, Decision d, std::size_t work)
{
    if (d.serving == 0 && d.parts.empty())
        return d;
    d.gpus = trainingGpus(d, work);
    d.nodes = std::ceil(d.gpus / plan.cluster.nodeSize);
    d.serving = 0;
    d.parts.clear();
    return d;
}

void Turns::add(bool own, Seconds time)
{
    if (own)
        parallel_ = larger(parallel_, time);
    else
        inTurns_ += time;
}

Seconds Turns::total() const
{
    return larger(inTurns_, parallel_);
}

Seconds timeOfAll(const Plan& plan, const Assessment& a)
{
    Turns turns;
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        turns.add(ownGpus(plan, plan.work[w]) > 0, a.work[w].time);
    return turns.total();
}

Share busyShare(const Plan& plan, const Assessment& a)
{
    if (a.decision.parts.empty())
        return 1;
    Seconds busy{};
    for (const std::size_t w : plan.runIndices())
        busy += trainingGpus(a.decision, w) * a.work[w].time;
    return busy / (trainingGpus(a.decision) * timeOfAll(plan, a));
}

} // namespace engine
