#include "model/engine/dials/row.h"
#include "model/engine/money/budget.h"
#include "model/engine/uncertainty/band.h"
#include "model/engine/uncertainty/spotchance.h"

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

Share chanceOfLoad(const Plan& plan, const Assessment& a, std::size_t w)
{
    return chanceOf(plan, a, boundPath("work.*.serve_load", plan.work[w].id), 1);
}

Share chanceOfBudget(const Plan& plan, const Assessment& a)
{
    const double most = plan.money.budget.base();
    if (plan.money.budgetBasis == BudgetBasis::Run)
        return chanceOf(plan, a, "money.run_cost", most);
    const bool rented = plan.money.tenure == Tenure::Rent;
    const Usd total = paidTotal(plan, a); // a month's part is as uncertain as the total
    return chanceOf(plan, a, rented ? "money.rent_total" : "money.own_total",
                    most * (total / budgetCost(plan, a)));
}

Share chanceOnSpot(const ResolvedPlan& plan, const Assessment& a)
{
    Bands times;
    for (const std::size_t w : plan.runIndices()) {
        times.paths.push_back(boundPath("work.*.time", plan.work[w].id));
        times.bands.push_back(bandOf(plan, a, findDial(plan, times.paths.back())));
    }
    return spotChance(plan, a, times);
}

constexpr const char* kBudgetInRange =
    L("Formulas", "Position of the budget within the range of all payments. Each side of the "
                  "range is half of a lognormal distribution.");
#define HEADROOM_CHANCE_BUDGET(paid) prose(kBudgetInRange, paid ", money.budget")
WrittenFormula chanceOfBudgetBy(const Plan& plan, const Workload&)
{
    const bool rented = plan.money.tenure == Tenure::Rent;
    switch (plan.money.budgetBasis) {
    case BudgetBasis::Run: break;
    case BudgetBasis::Month:
        return rented ? HEADROOM_CHANCE_BUDGET("money.rent_total, money.years")
                      : HEADROOM_CHANCE_BUDGET("money.own_total, money.years");
    case BudgetBasis::Years:
        return rented ? HEADROOM_CHANCE_BUDGET("money.rent_total")
                      : HEADROOM_CHANCE_BUDGET("money.own_total");
    }
    return {};
}

#define HEADROOM_LEFT(paid) "money.budget - " paid
#define HEADROOM_A_MONTH " / (12 * money.years / year)"
WrittenFormula budgetLeftBy(const Plan& plan, const Workload&)
{
    const bool rented = plan.money.tenure == Tenure::Rent;
    switch (plan.money.budgetBasis) {
    case BudgetBasis::Run: break;
    case BudgetBasis::Month:
        return rented ? HEADROOM_LEFT("money.rent_total" HEADROOM_A_MONTH)
                      : HEADROOM_LEFT("money.own_total" HEADROOM_A_MONTH);
    case BudgetBasis::Years:
        return rented ? HEADROOM_LEFT("money.rent_total") : HEADROOM_LEFT("money.own_total");
    }
    return {};
}

// Computed from bands: each takes as long as all of them.
constexpr Dial kChanceDials[] = {
    dial("work.*.chance_date", Percent, Room::Risk,
         [](const Plan& p, const Assessment& a, std::size_t w) { return chanceOfDate(p, a, w); })
        .formula(
            prose(L("Formulas",
                    "Position of the deadline within the range of the time to train. Each side of "
                    "the range is half of a lognormal distribution."),
                  "work.*.time, "
                  "work.*.deadline"))
        .readOnDemand()
        .when(kRuns)
        .keyFigure()
        .label(L("Dials", "Chance to meet deadline"))
        .tip(
            L("Dials", "Takes everything into account that is uncertain about the time to train.")),
    dial("work.*.chance_load", Percent, Room::Risk,
         [](const Plan& p, const Assessment& a, std::size_t w) { return chanceOfLoad(p, a, w); })
        .formula(
            prose(L("Formulas",
                    "Position of the capacity within the range of the load. Each side of the range "
                    "is half of a lognormal distribution."),
                  "work.*.serve_load"))
        .readOnDemand()
        .when(kServes)
        .keyFigure()
        .label(L("Dials", "Chance to carry the load"))
        .tip(L("Dials", "Within the latency limits. Takes everything into account that is "
                        "uncertain about the throughput and the load.")),
    dial("money.spot_chance", Percent, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return chanceOnSpot(p, a); })
        .formula(
            prose(L("Formulas",
                    "Over the range of each time and the number of interruptions, the probability "
                    "that their total duration leaves enough time; with several runs, all of them "
                    "must be on time."),
                  "work.*.time, "
                  "work.*.deadline, cluster.nodes, money.spot.node_between, money.spot.save_every, "
                  "money.spot.save_time, money.spot.restart"))
        .readOnDemand()
        .label(L("Dials", "Chance on time, spot"))
        .tip(L("Dials", "Probability that all runs meet their deadlines on spot.")),
    dial("money.budget_left", Dollar, Room::Money,
         [](const Plan& p, const Assessment& a) { return p.money.budget - budgetCost(p, a); })
        .formula(HEADROOM_LEFT("money.run_cost"))
        .formulasOf(budgetLeftBy)
        .ofEitherSign()
        .label(L("Dials", "Left of budget"))
        .tip(L("Dials",
               "Budget less the cost per run, per month or over the period; negative where "
               "the budget is exceeded.")),
    dial("risk.chance_budget", Percent, Room::Risk,
         [](const Plan& p, const Assessment& a) { return chanceOfBudget(p, a); })
        .formula(HEADROOM_CHANCE_BUDGET("money.run_cost"))
        .formulasOf(chanceOfBudgetBy)
        .readOnDemand()
        .keyFigure()
        .label(L("Dials", "Chance within budget"))
        .tip(L("Dials", "Compares the cost per run, per month or over the period with the "
                        "budget, with all that is uncertain about it.")),
};

} // namespace

std::span<const Dial> chanceDials()
{
    return kChanceDials;
}

} // namespace engine
