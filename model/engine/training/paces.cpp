#include "model/engine/training/paces.h"

#include "model/engine/one_kind.h"
#include "model/engine/sizing/train.h"
#include "model/engine/training/from_plan.h"

#include <cmath>

namespace engine {
namespace {

// A step by the same layout, were all GPUs of the plan's one kind.
Seconds stepOn(const Plan& plan, const Decision& decision, std::size_t w)
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

void addPace(TrainAnswer& a, const Plan& plan, const Decision& decision, std::size_t w)
{
    const Seconds first = stepOn(firstKind(plan), decision, w);
    const Seconds second = stepOn(secondKind(plan), decision, w);
    const double share = plan.cluster.second.share;
    const bool turned = second < first;
    const bool computed = plan.work[w].isComputed();
    const double used = computed ? a.gpusUsed * a.atOnce : trainingGpus(decision, w);
    a.fasterGpus = used * (turned ? share : 1 - share);
    const Seconds alone = turned ? second : first;
    a.fasterStep = smaller(a.step, computed ? larger(a.tuning * alone, a.feed) : alone);
}

} // namespace

void addPaces(Assessment& a, const Plan& plan)
{
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        a.work[w].fasterStep = a.work[w].step;
        if (isMixed(plan.cluster) && plan.work[w].trains())
            addPace(a.work[w], plan, a.decision, w);
    }
}

KindsByPace kindsByPace(const Plan& plan, const Decision& decision, std::size_t work)
{
    const Accelerator &first = plan.cluster.gpu, &second = plan.cluster.second.gpu;
    if (stepOn(secondKind(plan), decision, work) < stepOn(firstKind(plan), decision, work))
        return {&second, &first, true};
    return {&first, &second, false};
}

} // namespace engine
