#include "model/engine/dials/row.h"
#include "model/engine/uncertainty/band.h"

namespace engine {
namespace {

using enum Unit;

Share chanceOf(const Plan& plan, const Assessment& a, std::string_view path, double most)
{
    return chanceBelow(bandOf(plan, a, findDial(plan, path)), most);
}

Share chanceOfDate(const Plan& plan, const Assessment& a, std::size_t w)
{
    const Workload& work = plan.work[w];
    return chanceOf(plan, a, boundPath("work.*.time", work.id), work.train.deadline.base());
}

Share chanceOfBudget(const Plan& plan, const Assessment& a)
{
    const bool rented = plan.money.tenure == Tenure::Rent;
    return chanceOf(plan, a, rented ? "money.rent_total" : "money.own_total",
                    plan.money.budget.base());
}

// Of the bands: each costs as much as all of them.
constexpr Dial kChanceDials[] = {
    dial("work.*.chance_date", Percent, Room::Risk,
         [](const Plan& p, const Assessment& a, std::size_t w) { return chanceOfDate(p, a, w); })
        .formula("table of the band of the time: the chance to be done by the date; work.*.time, "
                 "work.*.deadline")
        .readWhenAsked()
        .when(kTrains)
        .label(L("Dials", "Chance to meet deadline"))
        .tip(
            L("Dials", "Takes everything into account that is uncertain about the time to train.")),
    dial("risk.chance_budget", Percent, Room::Risk,
         [](const Plan& p, const Assessment& a) { return chanceOfBudget(p, a); })
        .formula("table of the band of the cost: the chance to stay within the budget; "
                 "money.rent_total, money.own_total, money.budget")
        .readWhenAsked()
        .label(L("Dials", "Chance within budget"))
        .tip(L("Dials", "Compares everything paid over the period with the budget, with all that "
                        "is uncertain about it.")),
};

} // namespace

std::span<const Dial> chanceDials()
{
    return kChanceDials;
}

} // namespace engine
