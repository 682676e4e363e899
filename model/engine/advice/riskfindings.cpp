#include "model/engine/advice/riskfindings.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/risk/assessrisk.h"
#include "model/engine/risk/checkpoints.h"

namespace engine {
namespace {

using Severity = Finding::Severity;
using List = std::vector<Finding>;

// Of a run's hours: smaller gains are not worth a change.
constexpr Share kWorthTurning = 0.01, kMuchSpareWaiting = 0.02;

Share goodputWith(const AdviceView& v, std::size_t w, const Plan& plan)
{
    return assess(plan, v.now.decision).work[w].risk.goodput;
}

void often(const AdviceView& v, std::size_t w, List& list)
{
    const Losses& lost = v.now.work[w].risk.losses;
    if (lost.discarded + lost.down >= kMostDiscarded)
        list.push_back({"interrupted_often",
                        Severity::Warning,
                        {{lost.discarded + lost.down, Unit::Percent}}});
}

void interval(const AdviceView& v, std::size_t w, List& list)
{
    if (v.plan.risk.checkpoint.rule != IntervalRule::Typed)
        return;
    Plan best = v.plan;
    best.risk.checkpoint.rule = IntervalRule::Daly;
    const RunRisk now = v.now.work[w].risk;
    const RunRisk then = assess(best, v.now.decision).work[w].risk;
    if (!(then.goodput > now.goodput + kWorthTurning))
        return;
    Finding f{"interval_far",
              Severity::Warning,
              {{now.interval.base(), Unit::Second},
               {then.interval.base(), Unit::Second},
               {then.goodput, Unit::Percent},
               {now.goodput, Unit::Percent}}};
    f.cure = {"risk.checkpoint.interval", then.interval.base()};
    list.push_back(std::move(f));
}

// The drain limits the interval where the optimal one would be shorter.
void storage(const AdviceView& v, std::size_t w, List& list)
{
    const RunRisk& r = v.now.work[w].risk;
    const Seconds drain = r.checkpointTime.drain;
    const Seconds best = dalyInterval(r.checkpointTime.stall, r.between);
    if (!(drain > best) || !(r.interval <= drain))
        return;
    Plan faster = v.plan;
    const Bandwidth wanted = v.plan.risk.checkpoint.storage * (drain / best);
    faster.risk.checkpoint.storage = wanted;
    if (!(goodputWith(v, w, faster) > r.goodput + kWorthTurning))
        return;
    Finding f{"storage_slow",
              Severity::Warning,
              {{drain.base(), Unit::Second}, {best.base(), Unit::Second}}};
    const Number& row = *findNumber(v.plan, "risk.checkpoint.storage").row;
    if (wanted.base() <= row.most * info(row.unit).size)
        f.cure = {"risk.checkpoint.storage", wanted.base()};
    list.push_back(std::move(f));
}

void spares(const AdviceView& v, std::size_t w, List& list)
{
    const RunRisk& now = v.now.work[w].risk;
    if (v.plan.risk.sparesRule != SparesRule::None || !(now.waits > kMuchSpareWaiting))
        return;
    ResolvedPlan with = v.plan;
    with.risk.sparesRule = SparesRule::Target;
    const Assessment then = assess(with, withSpares(with, v.now.decision));
    list.push_back({"no_spares",
                    Severity::Warning,
                    {{now.waits, Unit::Percent},
                     {then.risk.spares, Unit::Count},
                     {then.work[w].risk.waits, Unit::Percent}},
                    Finding::Cure{"risk.spares_rule", 0, "target"}});
}

} // namespace

void runRiskFindings(const AdviceView& v, std::size_t w, List& list)
{
    if (v.plan.risk.goodputRule == GoodputRule::Typed)
        return;
    often(v, w, list);
    interval(v, w, list);
    storage(v, w, list);
    spares(v, w, list);
}

void riskFindings(const AdviceView& v, List& list)
{
    const RiskAnswer& r = v.now.risk;
    if (!v.plan.trains() || !(r.betweenSmall < r.between) ||
        v.plan.risk.goodputRule != GoodputRule::Computed)
        return;
    // Only if it would change the plan's figures.
    Plan counted = v.plan;
    counted.risk.smallRule = SmallJobs::Counted;
    const Assessment then = assess(counted, v.now.decision);
    for (std::size_t w = 0; w < v.plan.work.size(); ++w) {
        const Share now = v.now.work[w].risk.goodput, less = then.work[w].risk.goodput;
        const bool stops = v.now.work[w].time > r.betweenSmall; // otherwise most runs see none
        if (!v.plan.work[w].trains() || !stops || !(less < now - kWorthTurning))
            continue;
        list.push_back({"small_jobs_die",
                        Severity::Note,
                        {{r.between.base(), Unit::Hours},
                         {r.betweenSmall.base(), Unit::Hours},
                         {now, Unit::Percent},
                         {less, Unit::Percent}}});
        return;
    }
}

} // namespace engine
