#include "model/engine/assess.h"

#include "model/engine/batch/assessbatch.h"
#include "model/engine/gpushares.h"
#include "model/engine/money/compare.h"
#include "model/engine/money/rent.h"
#include "model/engine/recommend/assessrecommend.h"
#include "model/engine/reinforce/assessreinforce.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/risk/assessrisk.h"
#include "model/engine/serving/assessserve.h"
#include "model/engine/site/carbon.h"
#include "model/engine/site/power.h"
#include "model/engine/training/paces.h"
#include "model/engine/training/run.h"

#include <cassert>

namespace engine {
namespace {

using Assess = TrainAnswer (*)(const ResolvedPlan&, std::size_t w, const Decision&);

// With the layout decided for it.
template <auto assessOn>
TrainAnswer laidOut(const ResolvedPlan& plan, std::size_t w, const Decision& decision)
{
    static const RankedLayout none{{}, Seconds(kUnknown), Seconds(kUnknown)};
    const RankedLayout& layout = w < decision.layouts.size() ? decision.layouts[w] : none;
    const RankedLayout* alone = w < decision.alone.size() ? &decision.alone[w] : nullptr;
    return assessOn(plan, plan.work[w], decision, layout, alone);
}

template <auto assessOn>
TrainAnswer onAll(const ResolvedPlan& plan, std::size_t w, const Decision& decision)
{
    return assessOn(plan, plan.work[w], decision);
}

// Only pre-training can be based on a given MFU.
TrainAnswer fromScratch(const ResolvedPlan& plan, std::size_t w, const Decision& decision)
{
    return plan.work[w].isComputed() ? laidOut<assessRun>(plan, w, decision)
                                     : assessShared(plan, plan.work[w], decision);
}

// A fleet has no end date; its results are in `Assessment::serving`.
TrainAnswer noRun(const ResolvedPlan&, std::size_t, const Decision&)
{
    return {};
}

constexpr ByKind<Assess> kAssess{.train = fromScratch,
                                 .tune = laidOut<assessRun>,
                                 .sweep = laidOut<assessRun>,
                                 .reinforce = laidOut<assessReinforce>,
                                 .recommend = onAll<assessRecommend>,
                                 .batch = onAll<assessBatch>,
                                 .serve = noRun};

void assessFleets(Assessment& a, const ResolvedPlan& plan)
{
    static const ServeChoice none;
    a.serving.resize(plan.work.size());
    for (const std::size_t w : plan.fleetIndices()) {
        const bool decided = w < a.decision.fleets.size();
        a.serving[w] = assessServe(plan, plan.work[w], decided ? a.decision.fleets[w] : none);
    }
}

} // namespace

Assessment assessWork(const ResolvedPlan& plan, const Decision& decision)
{
    Assessment a;
    a.decision = decision;
    assert(decision.layouts.size() <= plan.work.size());
    assert(decision.fleets.size() <= plan.work.size());
    a.work.reserve(plan.work.size());
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        // Fleets run alongside training, which gets the GPUs they leave.
        const Decision part = partOf(plan, decision, w);
        a.work.push_back(kAssess[plan.work[w].kind](plan, w, part));
    }
    if (plan.serves())
        assessFleets(a, plan);
    addPaces(a, plan);
    return a;
}

void addBill(Assessment& a, const ResolvedPlan& plan)
{
    Turns paying;
    Seconds gpuTime{};
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        // Work repeated because of spot preemptions is in the time, and in the spot bill only.
        const TrainAnswer& run = a.work[w];
        paying.add(ownGpus(plan, plan.work[w]) > 0, run.time * run.risk.spotShare);
        gpuTime += run.gpuTime * run.risk.spotShare;
    }
    Seconds time = timeOfAll(plan, a), paid = paying.total();
    ServedLoad served;
    if (plan.serves()) {
        served = servedLoad(plan, a.serving);
        if (!plan.runs()) // the bill is for a year of serving, instead of a run
            gpuTime = served.gpuTimeYear, time = paid = gpuTime / larger(a.decision.gpus, 1e-9);
    }
    a.site = assessPower(plan.cluster, plan.site, a.decision, served);
    a.money = compareMoney(plan.money, plan.site, plan.cluster, a.decision, a.site, paid, gpuTime,
                           served);
    assessRisk(a, plan);
    shareOut(a, plan);
    a.site.energyRun = a.site.mean.total() * time;
    if (!a.decision.parts.empty()) // those that finish before the others then wait
        a.site.energyRun -=
            (1 - busyShare(plan, a)) * (a.site.mean.total() - a.site.idle.total()) * time;
    // Owned machines have the hours of a year, however much work is planned.
    Share use = usedOfYear(plan.money, a.money.inUse, a.decision.nodes);
    if (plan.money.tenure == Tenure::Buy)
        use = smaller(1.0, use);
    a.site.energyYear =
        (a.site.idle.total() + use * (a.site.mean.total() - a.site.idle.total())) * kYear;
    a.site.run = footprintOf(plan.site, a.decision, a.site.energyRun, time);
    a.site.year = footprintOf(plan.site, a.decision, a.site.energyYear, use * kYear);
}

Assessment assess(const ResolvedPlan& plan, const Decision& decision)
{
    Assessment a = assessWork(plan, decision);
    addBill(a, plan);
    return a;
}

} // namespace engine
