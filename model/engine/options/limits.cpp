#include "model/engine/options/limits.h"

#include "model/engine/money/rent.h"
#include "model/engine/options/ways.h"
#include "model/engine/training/run.h"

#include <algorithm>

namespace engine {
namespace {

// Power has rounding errors, money larger ones.
constexpr double kRounding = 1e-9;

// An unknown value does not meet a limit that is set.
bool isOver(double value, double most)
{
    return most > 0 && !(value <= most * (1 + kRounding));
}

bool isHeld(const Plan& plan, const Assessment& a, std::size_t w)
{
    const TrainAnswer& work = a.work[w];
    return plan.work[w].isComputed() ? work.fit == Fit::Fits
                                     : work.gpusPerReplica <= trainingGpus(a.decision, w);
}

bool isServed(const ServeAnswer& serve)
{
    return serve.choice.carriesLoad && serve.meetsFirst && serve.meetsToken;
}

void addWork(std::vector<MissedLimit>& missed, const Plan& plan, const Assessment& a)
{
    Seconds late{};
    bool held = true, served = true;
    Rate lacking{};
    for (const std::size_t w : plan.fleetIndices()) {
        served = served && isServed(a.serving[w]);
        lacking += larger(Rate{}, a.serving[w].planned - a.serving[w].fleetRate);
    }
    for (const std::size_t w : plan.runIndices()) {
        held = held && isHeld(plan, a, w);
        // Hard limits are checked against the slow end of the step's band.
        late =
            larger(late, deliveryOf(plan) + cautiousTime(a.work[w]) - plan.work[w].train.deadline);
    }
    if (!held)
        return missed.push_back({OptionLimit::Memory});
    if (!served)
        missed.push_back({OptionLimit::Load, lacking.base()});
    if (!(late.base() <= 0)) // or unknown
        missed.push_back({OptionLimit::Date, late.base()});
    if (usedOfYear(plan.money, a.money.inUse, a.decision.nodes) > 1 + kRounding)
        missed.push_back({OptionLimit::Year});
}

} // namespace

bool isInTime(const Plan& plan, const Assessment& a)
{
    for (const std::size_t w : plan.runIndices())
        if (!(deliveryOf(plan) + a.work[w].time <= plan.work[w].train.deadline))
            return false;
    return true;
}

Seconds deliveryOf(const Plan& plan)
{
    return plan.money.tenure == Tenure::Buy ? plan.money.leadTime : Seconds{};
}

Plan afterDelivery(const Plan& plan)
{
    Plan next = plan;
    for (Workload& work : next.work)
        if (const Seconds left = work.train.deadline - deliveryOf(plan); left.base() > 0)
            work.train.deadline = left;
    return next;
}

std::vector<MissedLimit> missedLimits(const PlanOption& option)
{
    const Plan& plan = *option.plan;
    const Assessment& a = option.assessment;
    std::vector<MissedLimit> missed;
    addWork(missed, plan, a);
    if (!option.buys() && plan.money.area != OfferArea::Any &&
        (option.offer.empty() || !liesIn(plan.money.area, option.region)))
        missed.push_back({OptionLimit::Region});
    if (option.buys() && a.site.rack.nodes < 1) // unless unknown
        missed.push_back({OptionLimit::Rack});
    const Watts peak = a.site.peak.total(), limit = plan.site.powerLimit;
    if (isOver(peak.base(), limit.base()))
        missed.push_back({OptionLimit::Power, (peak - limit).base()});
    if (isOver(option.cost.base(), plan.money.budget.base()))
        missed.push_back({OptionLimit::Budget, (option.cost - plan.money.budget).base()});
    return missed;
}

} // namespace engine
