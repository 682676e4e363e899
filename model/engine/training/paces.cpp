#include "model/engine/training/paces.h"

#include "model/engine/resolvedplan.h"
#include "model/engine/sizing/train.h"
#include "model/engine/training/fromplan.h"

#include <cmath>

namespace engine {
namespace {

// A step with the same layout, if all GPUs were of the plan's single type.
Seconds stepOn(const ResolvedPlan& plan, const Decision& decision, std::size_t w)
{
    const Workload& work = plan.work[w];
    if (!work.isComputed())
        return assessTrain(plan.cluster, work.train, trainingGpus(decision, w)).step;
    if (!plan.training || w >= decision.layouts.size() ||
        std::isnan(decision.layouts[w].step.base()))
        return Seconds(kUnknown);
    const Layout& layout = decision.layouts[w].layout;
    const TrainingConstants constants = constantsOf(plan);
    const Machine machine = machineOf(plan.cluster, layout.gpus(), constants);
    return stepTime(jobOf(plan, work), machine, layout, constants).total;
}

void addPace(TrainAnswer& a, const ResolvedPlan& plan, const Decision& decision, std::size_t w)
{
    const Seconds first = stepOn(plan.types->first, decision, w);
    const Seconds second = stepOn(plan.types->second, decision, w);
    const double share = plan.types->secondShare;
    const bool turned = second < first;
    const bool computed = plan.work[w].isComputed();
    const double used = computed ? a.gpusUsed * a.atOnce : trainingGpus(decision, w);
    a.fasterGpus = used * (turned ? share : 1 - share);
    const Seconds alone = turned ? second : first;
    a.fasterStep = smaller(a.step, computed ? larger(a.tuning * alone, a.feed) : alone);
}

} // namespace

void addPaces(Assessment& a, const ResolvedPlan& plan)
{
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        a.work[w].fasterStep = a.work[w].step;
        if (plan.types && plan.work[w].trains())
            addPace(a.work[w], plan, a.decision, w);
    }
}

TypesByPace typesByPace(const ResolvedPlan& plan, const Decision& decision, std::size_t work)
{
    const ResolvedPlan &first = plan.types->first, &second = plan.types->second;
    if (stepOn(second, decision, work) < stepOn(first, decision, work))
        return {&second.cluster.gpu, &first.cluster.gpu, true};
    return {&first.cluster.gpu, &second.cluster.gpu, false};
}

} // namespace engine
