#include "model/engine/money/supplies.h"

#include "model/engine/money/rent.h"

#include <cmath>

namespace engine {

std::vector<Supply> suppliesOf(const ResolvedPlan& plan, const Assessment& a)
{
    const Economics& m = plan.money;
    const MoneyAnswer& answer = a.money;
    const double gpus = a.decision.gpus;
    const UsdRate idle = a.site.idle.total() * plan.site.electricity;
    const UsdRate busy = a.site.mean.total() * plan.site.electricity;
    const UsdRate kept = (answer.ownFirst - answer.resale) / (m.years - answer.waiting) +
                         answer.ownFixedYear - answer.staffOwn - answer.tierRentYear + idle;
    const UsdRate rent = m.price * (1 + m.rent.support);
    const UsdRate unreserved = rent * (answer.pricedYears / m.years); // averaged over the years
    const double again = slowdown(onSpot(m.rent, a.decision.nodes));
    // What is left of a commitment after the years compared is paid as well.
    const auto reserved = [&](Term term) {
        const Seconds length = termLength(term);
        return rent * paidOf(m.rent, term, m.price) *
               (std::ceil(m.years / length) * length / m.years);
    };
    return {{"own", kept / gpus, (busy - idle) / gpus, false},
            {"reserved_1y", reserved(Term::Reserved1y), {}, false},
            {"reserved_3y", reserved(Term::Reserved3y), {}, false},
            {"on_demand", {}, unreserved, false},
            {"spot", {}, unreserved * paidOf(m.rent, Term::Spot, m.price) * again, true}};
}

Growth growthOf(const ResolvedPlan& plan, const Assessment& a)
{
    const Economics& m = plan.money;
    const MoneyAnswer& answer = a.money;
    const double gpus = a.decision.gpus;
    Growth g;
    g.capital = answer.ownFirst / gpus;
    const double gain = m.priceGain * kYear;
    g.decline = Rate(gain / (1 + gain) / kYear.base());
    // Staff is constant. Reserved GPUs keep their price.
    const UsdRate idle = a.site.idle.total() * plan.site.electricity;
    const UsdRate busy = a.site.mean.total() * plan.site.electricity;
    g.savedYear = m.price * answer.paidShare * answer.paidTime;
    g.trend = termLength(m.rent.term).base() > 0 ? Rate{} : m.rent.trend;
    g.usedYear = (busy - idle) / gpus;
    g.heldYear = (answer.ownFixedYear - answer.staffOwn - answer.tierRentYear + idle) / gpus;
    g.discount = m.discountRate;
    g.end = m.years;
    g.gpusWanted = gpus * answer.inUse;
    return g;
}

namespace {

HourlyLoad loadOf(const ResolvedPlan& plan, const Assessment& a)
{
    const WeekLoad& load = plan.money.load;
    const double gpus = a.decision.gpus;
    return workingHours(load.base * gpus, gpus, load.hoursADay, load.daysAWeek, load.soft);
}

} // namespace

Mix mixOf(const ResolvedPlan& plan, const Assessment& a)
{
    return cheapestMix(loadOf(plan, a), suppliesOf(plan, a));
}

BurstAnswer burstOf(const ResolvedPlan& plan, const Assessment& a)
{
    const auto supplies = suppliesOf(plan, a);
    const BurstTerms& burst = plan.money.burst;
    return cheapestBurst(loadOf(plan, a), supplies[0], supplies[3],
                         {burst.data, burst.rate, plan.money.rent.leavingPrice}, burst.times);
}

PhasesAnswer stagesOf(const ResolvedPlan& plan, const Assessment& a)
{
    const StagePlan& wish = plan.money.stages;
    Growth g = growthOf(plan, a);
    g.demandGrowth = wish.demandGrowth;
    std::vector<Stage> stages;
    for (double i = 0; i < wish.count; ++i)
        stages.push_back({i * wish.between, plan.money.leadTime, a.decision.gpus / wish.count,
                          i > 0 ? wish.gate : 0});
    return phased(g, stages);
}

Usd renewal(const Economics& m, Usd machines, Seconds years)
{
    return machines / std::pow(1 + m.priceGain * kYear, years / kYear);
}

} // namespace engine
