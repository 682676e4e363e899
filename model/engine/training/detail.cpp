#include "model/engine/training/detail.h"

#include "model/engine/training/fromplan.h"
#include "model/engine/training/goodput.h"
#include "model/engine/training/roofline.h"

#include <cmath>

namespace engine {

TrainingDetail detailOf(const ResolvedPlan& plan, const Workload& work, const RankedLayout& chosen,
                        const Decision& cluster, std::stop_token stop)
{
    constexpr int kShown = 50;
    TrainingDetail detail;
    const TrainingConstants constants = constantsOf(plan);
    const TrainingJob job = jobOf(plan, work);
    const Layout& layout = chosen.layout;
    const Machine machine = machineOf(plan.cluster, layout.gpus(), constants);
    detail.capacity = machine.capacity;
    detail.usable = machine.capacity * constants.usable;
    if (!plan.training || std::isnan(chosen.step.base()))
        return detail;
    const GoodputOf goodput(plan, work, job);
    const LayoutLimits limits = goodput.on(limitsOf(work.train), layout.gpus(), cluster);
    detail.layouts = searchLayouts(job, machine, layout.gpus(), limits, constants, kShown, stop);
    for (int stage = 0; stage < layout.pipeline; ++stage)
        detail.stages.push_back(memoryOfStage(job, machine, layout, constants, stage));
    detail.roofline = rooflineOf(job, machine, layout, constants);
    return detail;
}

} // namespace engine
