#include "model/engine/answer/searches.h"

#include "model/engine/decide.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/goodput.h"

#include <algorithm>

namespace engine {
namespace {

// Everything a run costs, rented or bought as planned, per GPU-hour; only the rental price if the
// plan cannot run.
UsdRate paidFor(const Plan& plan, const Assessment& a)
{
    const UsdRate all = a.money.runCost / (a.decision.gpus * a.work.front().time);
    return all.base() > 0 ? all : plan.money.price;
}

} // namespace

// Fleets next to it have their own GPUs, and numbers that divide badly leave some idle.
LayoutsFound layoutsOf(const Evaluation& answered, std::size_t w, int top)
{
    LayoutsFound found;
    const ResolvedPlan& plan = *answered.resolved;
    const Workload& work = plan.work[w];
    const Decision& chosen = answered.assessment.decision;
    const RankedLayout& best = chosen.layouts[w];
    found.runGpus = gpusOfRun(work, trainingGpus(chosen, w));
    const bool any = best.step.base() > 0; // on any number up to those available
    found.gpus = any ? std::min(found.runGpus, best.layout.gpus()) : found.runGpus;
    found.possible = any || !canCompute(plan, work);
    if (found.gpus < 1)
        return found;
    const TrainingConstants constants = constantsOf(plan);
    const TrainingJob job = jobOf(plan, work);
    found.search = searchLayouts(
        job, machineOf(plan.cluster, found.gpus, constants), found.gpus,
        GoodputOf(plan, work, job).on(limitsOf(work.train), found.gpus, chosen), constants, top);
    return found;
}

FleetsFound fleetsOf(const Evaluation& answered, std::size_t work, const Catalog& catalog)
{
    return {servingDetailOf(*answered.resolved, answered.assessment, work),
            searchTiers(*answered.resolved, work, catalog)};
}

ClusterChoice smallestOf(const Evaluation& answered, Usd budget, Watts power)
{
    const ResolvedPlan& plan = *answered.resolved;
    const Assessment& a = answered.assessment;
    const Workload& work = plan.work.front();
    const TrainingJob job = jobOf(plan, work);
    RunWants wants;
    wants.tokens = tokensOf(work);
    wants.deadline = work.train.deadline;
    wants.goodput = [goodput = GoodputOf(plan, work, job)](double gpus, double used,
                                                           double copies) {
        return goodput.share(goodput.cluster(gpus), used, copies);
    };
    wants.budget = budget;
    wants.gpuPrice = paidFor(plan, a);
    wants.cap = power;
    wants.gpuPower = a.site.peak.total() / a.decision.gpus;
    const TrainingConstants constants = constantsOf(plan);
    return smallestCluster(job, machineOf(plan.cluster, plan.cluster.count, constants),
                           limitsOf(work.train), constants, wants, kMostGpus);
}

std::vector<TradeOff> frontierOf(const Evaluation& answered)
{
    return frontier(*answered.resolved);
}

} // namespace engine
