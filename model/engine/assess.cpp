#include "model/engine/assess.h"

#include "model/engine/money/compare.h"
#include "model/engine/site/power.h"
#include "model/engine/sizing/train.h"

namespace engine {

Assessment assess(const Plan& plan, const Decision& decision)
{
    Assessment a;
    a.decision = decision;
    Seconds time{}, gpuTime{};
    a.work.reserve(plan.work.size());
    for (const Workload& w : plan.work) {
        a.work.push_back(assessTrain(plan.cluster, w.train, decision.gpus));
        time += a.work.back().time; // one after the other: GPU-hours add up
        gpuTime += a.work.back().gpuTime;
    }
    a.site = assessPower(plan.cluster, plan.site, decision);
    a.money = compareMoney(plan.money, plan.site, decision, a.site, time, gpuTime);
    a.site.energyRun = a.site.mean.total() * time;
    a.site.energyYear =
        (a.site.idle.total() + a.money.inUse * (a.site.mean.total() - a.site.idle.total())) * kYear;
    return a;
}

} // namespace engine
