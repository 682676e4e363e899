#include "model/engine/advice/tenurefindings.h"

#include "model/engine/dials/dial.h"
#include "model/engine/listedrent.h"
#include "model/engine/money/rent.h"
#include "model/engine/uncertainty/band.h"

#include <cmath>

namespace engine {
namespace {

using Severity = Finding::Severity;
using List = std::vector<Finding>;
using View = AdviceView;

// Below this use, the idle hours of owned machines are worth a word.
constexpr double kBusy = 0.7;

std::vector<Finding::Argument> numbersOf(const View& v)
{
    const MoneyAnswer& m = v.now.money;
    return {{m.inUse, Unit::Percent},
            {std::abs(m.saved.base()), Unit::Dollar},
            {v.plan.money.years.base(), Unit::Years}};
}

// The range of the savings includes zero. A purchase cannot be undone, so renting stays without a
// button.
Finding unsure(const View& v, const Band& saved)
{
    const bool owns = v.plan.money.tenure == Tenure::Buy, buyingPays = v.now.money.buyingPays;
    Finding f{owns         ? buyingPays ? "buying_may_win" : "buying_may_lose"
              : buyingPays ? "renting_may_lose"
                           : "renting_may_win",
              owns == buyingPays ? Severity::Good
              : owns             ? Severity::Warning
                                 : Severity::Note,
              numbersOf(v)};
    f.arguments.push_back({buyingPays ? -saved.low : saved.high, Unit::Dollar});
    if (owns && !buyingPays)
        f.cure = {"money.tenure", 0, "rent"};
    return f;
}

Finding sure(const View& v)
{
    const MoneyAnswer& m = v.now.money;
    const bool owns = v.plan.money.tenure == Tenure::Buy;
    if (owns == m.buyingPays)
        return {owns ? "buying_wins" : "renting_wins", Severity::Good, numbersOf(v)};
    auto numbers = numbersOf(v);
    numbers.push_back({m.breakEvenYears.base(), Unit::Years});
    if (!owns)
        return {"renting_loses", Severity::Warning, numbers,
                Finding::Cure{"money.tenure", 0, "buy"}};
    return {std::isnan(m.breakEvenYears.base()) ? "buying_never_pays" : "buying_loses",
            Severity::Bad, numbers, Finding::Cure{"money.tenure", 0, "rent"}};
}

// Buying is cheaper on the plan's terms, but not than a seller's price.
void listedOffer(const View& v, List& list)
{
    const Economics& m = v.plan.money;
    if (!v.now.money.buyingPays || v.plan.types)
        return;
    const auto listed = cheapestListed(v.unresolved, v.now.decision, v.catalog);
    if (!listed || listed->then.money.buyingPays ||
        !(listed->then.money.rentTotal < v.now.money.rentTotal))
        return;
    const auto& [offer, there, then] = *listed;
    const bool sure = !bandOf(there, then, findDial(there, "money.saved")).holdsZero();
    const Term term = there.money.rent.term;
    Finding f{sure ? "listed_offer_wins" : "listed_offer_may_win",
              Severity::Warning,
              {{0, Unit::None, offer->provider},
               {offer->priceGpu.base(), Unit::DollarPerGpuHour},
               {std::abs(then.money.saved.base()), Unit::Dollar},
               {m.years.base(), Unit::Years},
               {v.now.decision.gpus, Unit::Gpus}}};
    if (term != Term::OnDemand) {
        f.id = sure ? "listed_offer_wins_reserved" : "listed_offer_may_win_reserved";
        f.arguments.push_back({termLength(term).base(), Unit::Years});
    }
    // The price alone must be the offer, and what the plan pays.
    if (term == Term::OnDemand && m.rent.term == term && m.tenure == Tenure::Rent)
        f.cure = {"money.price", offer->priceGpu.base()};
    list.push_back(std::move(f));
}

// Reserved GPUs are paid for all hours of their term; the discount may not make up for those
// without work, or for those after the years compared.
void reservation(const View& v, List& list)
{
    const MoneyAnswer& m = v.now.money;
    const Term term = v.plan.money.rent.term;
    if (v.plan.money.tenure != Tenure::Rent || !(termLength(term).base() > 0))
        return;
    Plan there = v.unresolved;
    there.money.rent.term = Term::OnDemand;
    const Usd then = assess(there, v.now.decision).money.rentTotal;
    if (!(then < m.rentTotal))
        return;
    const bool idles = then < m.rentTotal - m.commitmentLeft;
    const Finding::Argument cause = idles
                                        ? Finding::Argument{m.inUse, Unit::Percent}
                                        : Finding::Argument{m.commitmentLeft.base(), Unit::Dollar};
    list.push_back({idles ? "reserved_idle" : "reserved_left",
                    Severity::Warning,
                    {cause,
                     {m.rentTotal.base(), Unit::Dollar},
                     {then.base(), Unit::Dollar},
                     {v.plan.money.years.base(), Unit::Years}},
                    Finding::Cure{"money.term", 0, "on_demand"}});
}

// Until delivery the plan rents, so its dates hold, but not on its own machines.
void delivery(const View& v, List& list)
{
    const Economics& m = v.plan.money;
    if (m.tenure != Tenure::Buy || !(m.leadTime.base() > 0))
        return;
    for (const std::size_t w : v.plan.runIndices()) {
        const Seconds deadline = v.work(w).train.deadline;
        if (m.leadTime + v.now.work[w].time > deadline && v.now.work[w].time <= deadline)
            return list.push_back({"delivered_late",
                                   Severity::Warning,
                                   {{m.leadTime.base(), Unit::Days},
                                    {v.now.work[w].time.base(), Unit::Days},
                                    {deadline.base(), Unit::Days}}});
    }
}

void idleness(const View& v, List& list)
{
    const MoneyAnswer& m = v.now.money;
    if (v.plan.money.tenure != Tenure::Buy || !(m.inUse < kBusy))
        return;
    list.push_back({"stands_idle",
                    Severity::Warning,
                    {{1 - m.inUse, Unit::Percent}, {m.idleYear.base(), Unit::DollarPerYear}}});
}

} // namespace

void tenureFindings(const View& v, List& list)
{
    const MoneyAnswer& m = v.now.money;
    if (std::isnan(m.rentTotal.base()) || std::isnan(m.ownTotal.base())) {
        if (std::isnan(v.plan.money.price.base()) || std::isnan(v.plan.money.capital.base()))
            list.push_back({"price_unknown", Severity::Bad, {}});
        return;
    }
    if (m.inUse > 1) // owned GPUs could not do the rented work; another finding covers that
        return;
    const Band saved = bandOf(v.unresolved, v.now, findDial(v.unresolved, "money.saved"));
    list.push_back(saved.holdsZero() ? unsure(v, saved) : sure(v));
    listedOffer(v, list);
    reservation(v, list);
    delivery(v, list);
    idleness(v, list);
}

} // namespace engine
