#include "model/engine/answer/searches.h"

#include "model/engine/decide.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/goodput.h"

#include <algorithm>

namespace engine {

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

std::vector<TradeOff> frontierOf(const Evaluation& answered)
{
    return frontier(*answered.resolved);
}

} // namespace engine
