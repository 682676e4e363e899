#include "model/engine/money/moneydetail.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr int kUses = 10;       // of the map, in equal steps up to 100 %
constexpr double kRows = 10;    // of it at most …
constexpr double kLeastEnd = 8; // … up to at least this many years
constexpr int kFleets = 32;     // up to twice the plan's GPUs

EvenUse evenUseOf(Bills bills, const Economics& m, Seconds years)
{
    EvenUse even;
    even.typical = breakEvenUse(bills, years);
    bills.trend = m.rent.trend - m.rent.trendSpread;
    even.falling = breakEvenUse(bills, years);
    bills.trend = m.rent.trend + m.rent.trendSpread;
    even.rising = breakEvenUse(bills, years);
    return even;
}

void addMap(MoneyDetail& d, const Bills& bills, const Economics& m)
{
    std::vector<Share> uses;
    for (int i = 1; i <= kUses; ++i)
        uses.push_back(static_cast<double>(i) / kUses);
    const double end = std::max(kLeastEnd, std::ceil(m.years / kYear));
    const double step = std::ceil(end / kRows);
    std::vector<Seconds> years;
    for (double y = step; y <= end; y += step)
        years.push_back(kYear * y);
    d.map = evenMap(bills, std::move(uses), std::move(years));
    for (const Seconds y : d.map.years)
        d.even.push_back(evenUseOf(bills, m, y));
}

// More machines need more of everything except the fixed staff.
void addFleets(MoneyDetail& d, const Bills& bills, const Economics& m, const Assessment& a)
{
    const bool typed = m.staff.rule == StaffRule::Typed;
    const UsdRate own = typed ? a.money.staffOwn : m.staff.fixed;
    const UsdRate rent = typed ? a.money.staffRent : m.staff.renting * m.staff.fixed;
    for (int i = 1; i <= kFleets; ++i) {
        const double factor = 2.0 * i / kFleets;
        d.fleets.push_back(factor * a.decision.gpus);
        d.fleetUse.push_back(evenUseOf(scaled(bills, factor, own, rent), m, m.years));
    }
}

} // namespace

MoneyDetail moneyDetailOf(const ResolvedPlan& plan, const Assessment& a,
                          std::shared_ptr<const Catalog> catalog)
{
    const Economics& m = plan.money;
    MoneyDetail d;
    d.books = books(m, a.money);
    const Bills& bills = a.money.bills;
    addMap(d, bills, m);
    addFleets(d, bills, m, a);
    d.offers = rentedFrom(plan, a, *catalog);
    d.supplies = suppliesOf(plan, a);
    d.mix = mixOf(plan, a);
    d.burst = burstOf(plan, a);
    d.stages = stagesOf(plan, a);
    d.catalog = std::move(catalog);
    return d;
}

} // namespace engine
