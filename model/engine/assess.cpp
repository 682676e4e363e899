#include "model/engine/assess.h"

#include "model/engine/money/compare.h"
#include "model/engine/risk/assess_risk.h"
#include "model/engine/site/carbon.h"
#include "model/engine/site/power.h"
#include "model/engine/training/run.h"

namespace engine {
namespace {

TrainAnswer assessWork(const Plan& plan, std::size_t w, const Decision& decision)
{
    const Workload& work = plan.work[w];
    if (!work.isComputed())
        return assessShared(plan, work, decision);
    static const RankedLayout none{{}, Seconds(kUnknown), Seconds(kUnknown)};
    return assessRun(plan, work, decision,
                     w < decision.layouts.size() ? decision.layouts[w] : none);
}

} // namespace

Assessment assess(const Plan& plan, const Decision& decision)
{
    Assessment a;
    a.decision = decision;
    Seconds time{}, gpuTime{};
    a.work.reserve(plan.work.size());
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        a.work.push_back(assessWork(plan, w, decision));
        time += a.work.back().time; // one after the other: GPU-hours add up
        gpuTime += a.work.back().gpuTime;
    }
    a.site = assessPower(plan.cluster, plan.site, decision);
    a.money = compareMoney(plan.money, plan.site, plan.cluster, decision, a.site, time, gpuTime);
    a.risk = assessRisk(plan, decision, a.money);
    a.site.energyRun = a.site.mean.total() * time;
    a.site.energyYear =
        (a.site.idle.total() + a.money.inUse * (a.site.mean.total() - a.site.idle.total())) * kYear;
    a.site.run = footprintOf(plan.site, decision, a.site.energyRun, time);
    a.site.year = footprintOf(plan.site, decision, a.site.energyYear, a.money.inUse * kYear);
    return a;
}

} // namespace engine
