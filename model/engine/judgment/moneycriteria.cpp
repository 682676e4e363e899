#include "model/engine/judgment/criteria.h"
#include "model/engine/judgment/hours.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/listedrent.h"
#include "model/engine/money/breakeven.h"
#include "model/engine/money/budget.h"
#include "model/engine/money/market.h"
#include "model/engine/supplyway.h"

#include <cmath>
#include <set>

namespace engine {
namespace {

// Break-even utilization of owning: at the end of the given years, of the hardware's life, and of
// the years compared if rents fall as far as the plan considers possible.
Share breakEvenOf(const Bills& bills, Seconds years)
{
    const Share even = breakEvenUse(bills, years);
    return std::isnan(even) && saved(bills, 0, years).base() > 0 ? 0 : even; // at any utilization
}
Share breakEvenInLife(const Plan& plan, const Assessment& a)
{
    return breakEvenOf(a.money.bills, larger(plan.money.life, plan.money.years));
}
Share breakEvenWhereRentsFall(const Plan& plan, const Assessment& a)
{
    Bills bills = a.money.bills;
    bills.trend = plan.money.rent.trend - plan.money.rent.trendSpread;
    return breakEvenOf(bills, plan.money.years);
}

// Money changes no decision, so the plan is only reassessed.
std::optional<Turn> moneyTurn(const Probe& p, const char* path, Unit unit, bool upward,
                              const std::function<bool(const Plan&, const Assessment&)>& holds)
{
    const auto value = nearestValue(
        p.plan, path, upward,
        [&](const Plan& plan) { return holds(plan, assess(plan, p.now.decision)); }, p.stop);
    return value ? std::optional(Turn{path, *value, unit, upward}) : std::nullopt;
}

// More runs per year if something trains, otherwise a higher price; less if owning pays already.
std::optional<Turn> useTurn(const Probe& p, bool pays,
                            const std::function<bool(const Plan&, const Assessment&)>& paysThen)
{
    const auto other = [&](const Plan& plan, const Assessment& a) {
        return paysThen(plan, a) != pays;
    };
    std::optional<Turn> turn;
    if (p.plan.runs())
        turn = p.plan.money.useRule == UseRule::Typed
                   ? moneyTurn(p, "money.use", Unit::Percent, !pays, other)
                   : moneyTurn(p, "money.runs", Unit::EachYear, !pays, other);
    if (turn && assess(*turned(p.plan, turn->path, turn->value), p.now.decision).money.inUse <= 1)
        return turn; // that much work fits into a year
    return moneyTurn(p, "money.price", Unit::DollarPerGpuHour, !pays, other);
}

} // namespace

MaybeCriterion premises(const Probe& p)
{
    const DataRule rule = p.plan.advice.data;
    Criterion c{"premises", rule == DataRule::Unstated     ? Reply::Open
                            : rule == DataRule::OnPremises ? Reply::Yes
                                                           : Reply::No};
    c.turn = Turn{"advice.data"};
    c.turn->choice = rule == DataRule::OnPremises ? "own_tenancy" : "on_premises";
    return c;
}

MaybeCriterion team(const Probe& p)
{
    Criterion c{"team", Reply::Open, Unit::Count};
    c.figure = p.plan.advice.engineers;
    c.threshold = p.now.money.staffOwn / p.plan.money.staff.each;
    c.reply = atLeast(c.figure, c.threshold);
    if (std::isfinite(c.threshold))
        c.turn = Turn{"advice.engineers", c.threshold, Unit::Count, c.reply != Reply::Yes};
    return c;
}

MaybeCriterion distance(const Probe& p)
{
    for (const std::size_t w : p.plan.fleetIndices()) {
        const Workload& work = p.plan.work[w];
        if (!(work.serve.first.base() > 0))
            continue;
        const Seconds first = p.now.serving[w].first;
        Criterion c{"distance", Reply::Open, Unit::Milliseconds};
        c.figure = p.plan.advice.roundTrip.base();
        c.threshold = (work.serve.first - first).base();
        if (c.threshold <= 0)
            continue; // the fleet alone misses it, wherever users are
        c.reply = atMost(c.figure, c.threshold);
        c.work = w;
        if (c.threshold > 0)
            c.turn =
                Turn{"advice.round_trip", c.threshold, Unit::Milliseconds, c.reply == Reply::Yes};
        return c;
    }
    return {};
}

MaybeCriterion rentable(const Probe& p)
{
    std::set<std::string_view> providers;
    for (const Offer& offer : p.catalog.offers)
        if (offer.accelerator == p.plan.cluster.gpu.id && isSold(offer))
            providers.insert(offer.provider);
    Criterion c{"rentable", Reply::Open, Unit::Count};
    c.figure = static_cast<double>(providers.size());
    c.threshold = 1;
    const bool priced = p.plan.money.price.base() > 0; // it can be rented
    if (c.figure >= 1 || !priced)
        c.reply = atLeast(c.figure, c.threshold);
    return c;
}

// Owned GPUs have the hours of a year; rented ones can be more of them at times.
MaybeCriterion yearOfWork(const Probe& p)
{
    if (!p.plan.runs() || p.plan.money.useRule == UseRule::Typed)
        return {};
    Criterion c{"year_of_work", Reply::Open, Unit::Percent};
    c.figure = p.now.money.inUse;
    c.threshold = 1;
    c.dial = "money.in_use";
    c.reply = atMost(c.figure, c.threshold);
    const bool fits = c.reply == Reply::Yes;
    if (c.reply != Reply::Open)
        c.turn = moneyTurn(
            p, "money.runs", Unit::EachYear, fits,
            [fits](const Plan&, const Assessment& a) { return (a.money.inUse <= 1) != fits; });
    return c;
}

MaybeCriterion baseUse(const Probe& p)
{
    const auto pays = [](const Plan& plan, const Assessment& a) {
        return usesOf(plan, a).first >= breakEvenInLife(plan, a);
    };
    Criterion c{"base_use", Reply::Open, Unit::Percent};
    c.figure = usesOf(p.plan, p.now).first;
    c.threshold = breakEvenInLife(p.plan, p.now);
    c.reply = atLeast(c.figure, c.threshold);
    if (c.reply == Reply::Open &&
        std::isfinite(p.now.money.ownTotal.base() + p.now.money.rentTotal.base()))
        c.reply = Reply::No; // owning never pays off, at any utilization
    if (std::isfinite(p.now.money.ownTotal.base() + p.now.money.rentTotal.base()))
        c.turn = useTurn(p, c.reply == Reply::Yes, pays);
    return c;
}

MaybeCriterion lasting(const Probe& p)
{
    const MoneyAnswer& m = p.now.money;
    Criterion c{"lasting", Reply::No, Unit::Years};
    c.figure = p.plan.money.years.base();
    c.threshold = m.breakEvenYears.base();
    c.dial = "money.even_years";
    if (std::isnan(m.ownTotal.base()) || std::isnan(m.rentTotal.base()))
        c.reply = Reply::Open;
    else if (m.breakEvenYears <= p.plan.money.years)
        c.reply = Reply::Yes;
    else if (p.plan.money.atEnd == AtEnd::Sold && m.buyingPays)
        return {}; // only what the hardware is sold for makes up for the rest, at the period's end
    if (std::isfinite(c.threshold))
        c.turn = Turn{"money.years", c.threshold, Unit::Years, c.reply == Reply::No};
    return c;
}

MaybeCriterion peakUse(const Probe& p)
{
    const Uses uses = usesOf(p.plan, p.now);
    if (!(uses.last < uses.first))
        return {}; // all GPUs are needed at the same hours
    Criterion c{"peak_use", Reply::Open, Unit::Percent};
    c.figure = uses.last;
    c.threshold = breakEvenOf(p.now.money.bills, p.plan.money.years);
    c.reply = atLeast(c.figure, c.threshold);
    c.turn = useTurn(p, c.reply == Reply::Yes, [](const Plan& plan, const Assessment& a) {
        return usesOf(plan, a).last >= breakEvenOf(a.money.bills, plan.money.years);
    });
    return c;
}

// Months until the fleet exceeds its limits, against those until more machines arrive.
MaybeCriterion growth(const Probe& p)
{
    for (const std::size_t w : p.plan.fleetIndices()) {
        const Serve& serve = p.plan.work[w].serve;
        if (!(serve.growth > 0))
            continue;
        const ServeAnswer& s = p.now.serving[w];
        const double room = s.fleetRate / s.planned;
        const Seconds month = kYear / 12;
        Criterion c{"growth", Reply::Open, Unit::Months};
        c.figure = (larger(0.0, std::log(room) / std::log(1 + serve.growth)) * month).base();
        c.threshold = p.plan.money.leadTime.base();
        c.reply = atLeast(c.figure, c.threshold);
        c.work = w;
        c.turn = Turn{"money.lead_time", c.figure, Unit::Weeks, c.reply == Reply::Yes};
        return c;
    }
    return {};
}

MaybeCriterion budget(const Probe& p)
{
    Criterion c{"budget", Reply::Open, Unit::Dollar};
    // The cost that the budget limits, if owned.
    const double share = p.now.money.ownTotal / paidTotal(p.plan, p.now);
    c.figure = share * budgetCost(p.plan, p.now).base();
    c.threshold = p.plan.money.budget.base();
    c.reply = atMost(c.figure, c.threshold);
    const bool rentingCostsMore = p.now.money.rentTotal >= p.now.money.ownTotal;
    if (c.reply == Reply::No && rentingCostsMore)
        return {}; // renting exceeds it by more
    if (p.plan.money.budgetBasis == BudgetBasis::Years)
        c.dial = "money.own_total";
    if (std::isfinite(c.figure) && !rentingCostsMore)
        c.turn = Turn{"money.budget", c.figure, Unit::Dollar, c.reply != Reply::Yes};
    return c;
}

// A seller's own price for its own term, whatever the plan assumes.
MaybeCriterion listedOffer(const Probe& p)
{
    const auto listed = cheapestListed(p.plan, p.now.decision, p.catalog);
    if (!listed)
        return {};
    const auto& [offer, there, then] = *listed;
    Criterion c{"listed_offer", Reply::Open, Unit::DollarPerGpuHour};
    c.figure = offer->priceGpu.base();
    c.threshold = then.money.breakEvenPrice.base();
    if (p.plan.money.rent.term == Term::OnDemand && there.money.rent.term == Term::OnDemand)
        c.dial = "money.even_price";
    c.reply = atLeast(c.figure, c.threshold);
    const bool owns = c.reply == Reply::Yes;
    const SupplyWay way{p.plan.money.tenure, there.money.rent.term, offer};
    if (c.reply != Reply::Open && p.plan.money.capitalRule == CapitalRule::AllIn)
        c.turn = moneyTurn(p, "money.capital", Unit::Dollar, owns,
                           [&](const Plan& plan, const Assessment&) {
                               const Assessment at = assess(hadBy(plan, way), p.now.decision);
                               return (offer->priceGpu >= at.money.breakEvenPrice) != owns;
                           });
    return c;
}

MaybeCriterion fallingRents(const Probe& p)
{
    const auto pays = [](const Plan& plan, const Assessment& a) {
        return a.money.inUse >= breakEvenWhereRentsFall(plan, a);
    };
    Criterion c{"falling_rents", Reply::Open, Unit::Percent};
    c.figure = p.now.money.inUse;
    c.threshold = breakEvenWhereRentsFall(p.plan, p.now);
    c.dial = "money.in_use";
    c.reply = atLeast(c.figure, c.threshold);
    if (c.reply != Reply::Open)
        c.turn = useTurn(p, c.reply == Reply::Yes, pays);
    return c;
}

} // namespace engine
