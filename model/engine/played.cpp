#include "model/engine/played.h"

#include "model/engine/play/play_step.h"
#include "model/engine/text.h"
#include "model/engine/training/from_plan.h"

#include <cmath>

namespace engine {

play::PlayedStep playedStep(const Plan& plan, const Assessment& a, std::size_t w,
                            std::stop_token stop)
{
    play::PlayedStep step;
    const Workload& work = plan.work[w];
    if (work.serves())
        step.refused = L("PlayedStep", "Only training runs have a step.");
    else if (!work.isComputed())
        step.refused = L("PlayedStep", "The MFU is taken from a measurement, so the parts of the "
                                       "step are unknown.");
    else if (!plan.training || w >= a.decision.layouts.size() ||
             std::isnan(a.decision.layouts[w].step.base()))
        step.refused = L("PlayedStep", "No layout was found for this number of GPUs.");
    if (!step.refused.empty())
        return step;
    const Layout& layout = a.decision.layouts[w].layout;
    const TrainingConstants constants = constantsOf(plan);
    const TrainingJob job = jobOf(plan, work);
    const Machine machine = machineOf(plan.cluster, layout.gpus(), constants);
    step = play::playStep(PreparedJob{job, machine, constants}, layout, {}, stop);
    const double tuning = a.work[w].tuning;
    step.total = tuning * step.total;
    step.straggling = tuning * step.straggling;
    for (Seconds& part : step.parts)
        part = tuning * part;
    step.until = tuning * step.until;
    for (auto& stage : step.ofStage)
        for (Seconds& part : stage)
            part = tuning * part;
    for (play::Bar& bar : step.bars)
        bar.start *= tuning, bar.end *= tuning;
    return step;
}

} // namespace engine
