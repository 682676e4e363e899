#include "model/engine/dials/row.h"
#include "model/engine/money/supplies.h"

#include <algorithm>

namespace engine {
namespace {

using enum Unit;

double gpusOf(const ResolvedPlan& plan, const Assessment& a, std::size_t supply)
{
    const Mix mix = mixOf(plan, a);
    return std::isnan(mix.cost.base()) ? kUnknown : mix.parts[supply].gpus;
}

double stagesBought(const ResolvedPlan& plan, const Assessment& a)
{
    const PhasesAnswer answer = stagesOf(plan, a);
    return std::isnan(answer.value.base())
               ? kUnknown
               : static_cast<double>(std::ranges::count(answer.stages, true, &StageAnswer::bought));
}

// Inputs from the week, and from the costs of owning and renting.
#define HEADROOM_WEEK                                                                              \
    "cluster.gpus, money.load.base, money.load.hours, money.load.days, money.load.soft, "          \
    "money.price, money.support, money.own_first, money.resale, money.own_fixed_year, "            \
    "money.staff_own_year, money.waiting, money.years, site.mean, site.idle, site.electricity, "   \
    "money.trend"
constexpr WrittenFormula kMix = prose(
    L("Formulas", "Each GPU of the week is needed for a known number of hours; the supply with "
                  "the lowest cost for these hours is used."),
    HEADROOM_WEEK ", money.discount_1y, money.discount_3y, money.discount_spot, "
                  "money.least_1y, money.least_3y, money.least_spot, "
                  "money.spot_slowdown");
constexpr WrittenFormula kBurst = prose(
    L("Formulas",
      "The base load at which owning it and renting the rest costs least, including data egress."),
    HEADROOM_WEEK ", money.burst.data, money.burst.times, money.leaving_price");
#define HEADROOM_STAGES                                                                            \
    "money.stages.count, money.stages.between, money.stages.gate, money.stages.growth, "           \
    "money.lead_time, money.in_use, cluster.gpus, money.years"

constexpr Dial kMixDials[] = {
    dial("money.mix_own", Gpus, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return gpusOf(p, a, 0); })
        .formula(kMix)
        .readOnDemand()
        .label(L("Dials", "Owned in cheapest mix"))
        .tip(L("Dials", "GPUs to own for the weekly load entered.")),
    dial("money.mix_reserved_1y", Gpus, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return gpusOf(p, a, 1); })
        .formula(kMix)
        .readOnDemand()
        .label(L("Dials", "1-year reserved in cheapest mix"))
        .tip(L("Dials", "GPUs to reserve for one year for the weekly load entered.")),
    dial("money.mix_reserved_3y", Gpus, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return gpusOf(p, a, 2); })
        .formula(kMix)
        .readOnDemand()
        .label(L("Dials", "3-year reserved in cheapest mix"))
        .tip(L("Dials", "GPUs to reserve for three years for the weekly load entered.")),
    dial("money.mix_on_demand", Gpus, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return gpusOf(p, a, 3); })
        .formula(kMix)
        .readOnDemand()
        .label(L("Dials", "On demand in cheapest mix"))
        .tip(L("Dials", "GPUs to rent on demand for the weekly load entered.")),
    dial("money.mix_spot", Gpus, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return gpusOf(p, a, 4); })
        .formula(kMix)
        .readOnDemand()
        .label(L("Dials", "Spot in cheapest mix"))
        .tip(L("Dials", "GPUs to rent on spot for the interruptible load.")),
    dial("money.mix_year", DollarPerYear, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return mixOf(p, a).cost; })
        .formula(kMix)
        .readOnDemand()
        .label(L("Dials", "Cheapest mix per year"))
        .tip(L("Dials", "Cost without staff.")),
    dial("money.burst_base", Gpus, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return burstOf(p, a).own; })
        .formula(kBurst)
        .readOnDemand()
        .label(L("Dials", "Owned base load"))
        .tip(L("Dials", "GPUs to own, with an on-demand cloud for the load above them.")),
    dial("money.burst_year", DollarPerYear, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return burstOf(p, a).cost(); })
        .formula(kBurst)
        .readOnDemand()
        .label(L("Dials", "Hybrid cost per year"))
        .tip(L("Dials", "Owned base load and cloud bursts, with egress and without staff.")),
    dial("money.burst_transfer", Hours, Room::Money,
         [](const Plan& p) { return p.money.burst.data / p.money.burst.rate; })
        .formula("money.burst.data / money.burst.rate")
        .label(L("Dials", "Burst transfer time"))
        .tip(L("Dials", "A burst starts once its data has passed the cloud link.")),
    dial("money.stages_bought", Count, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return stagesBought(p, a); })
        .formula(prose(
            L("Formulas", "The stages ordered while enough of the installed capacity is in use."),
            HEADROOM_STAGES))
        .readOnDemand()
        .label(L("Dials", "Stages purchased"))
        .tip(L("Dials", "Purchase stages whose condition for the order is met.")),
    dial("money.stages_value", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return stagesOf(p, a).value; })
        .formula(prose(
            L("Formulas",
              "Per month, what a stage adds to utilization, valued at the rent it saves, minus "
              "the operating cost of all its GPUs, minus its price when ordered; as present "
              "value."),
            HEADROOM_STAGES
            ", money.own_first, money.own_fixed_year, money.staff_own_year, money.price, "
            "money.paid_share, money.paid_time, money.trend, site.mean, site.idle, "
            "site.electricity, "
            "money.price_gain, money.discount_rate"))
        .readOnDemand()
        .label(L("Dials", "Value of staging"))
        .tip(L("Dials",
               "What the stages earn less what they cost, at the discount rate, without staff and "
               "resale.")),
};

} // namespace

std::span<const Dial> mixDials()
{
    return kMixDials;
}

} // namespace engine
