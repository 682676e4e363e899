#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/choicerow.h"
#include "model/engine/knobs/conditions.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr auto kStaffTyped = [](const Plan& p) { return p.money.staff.rule == StaffRule::Typed; };

constexpr Number kMoney[] = {
    number<&Economics::price>("money.price", DollarPerGpuHour)
        .slider(0.2, 20, Log)
        .limits(0.001, 1e4)
        .turns([](Plan& p, Workload&, double base) {
            if (base == p.money.price.base())
                return;
            p.money.price = UsdRate(base);
            p.money.priceFrom = PriceFrom::Typed;
        })
        .on(Section::Rental, 20)
        .start(20)
        .optional()
        .label(L("Knobs", "Rental price"))
        .tip(L("Knobs", "Price of one GPU for one hour.")),
    number<&Economics::capital>("money.capital", Dollar)
        .slider(1000, 2e5, Log)
        .limits(1, 1e8)
        .on(Section::Purchase, 20)
        .optional()
        .label(L("Knobs", "Capex per GPU"))
        .tip(L("Knobs", "All-in purchase cost of one GPU, including its share of node, network and "
                        "installation.")),
    number("money.runs", EachYear)
        .reads([](const Plan& p, const Workload&) { return p.money.runs / kYear.base(); })
        .slider(0.25, 100, Log)
        .limits(1e-3, 1e5)
        .turns([](Plan& p, Workload&, double base) { p.money.runs = base * kYear.base(); })
        .when(kAnyRuns)
        .on(Section::Comparison, 50)
        .start(40)
        .label(L("Knobs", "Runs per year"))
        .tip(L("Knobs", "Number of runs completed in a year.")),
    number<&Economics::trials>("money.trials", Percent)
        .slider(0, 100)
        .limits(0, 1000)
        .when(kAnyRuns)
        .on(Section::Comparison, 60)
        .folded()
        .label(L("Knobs", "Overhead of failed runs"))
        .tip(L("Knobs", "Work lost to trials and failed runs, in addition to each completed run.")),
    number<&Economics::use>("money.use", Percent)
        .slider(1, 100)
        .limits(0.01, 100)
        .when([](const Plan& p) { return p.money.useRule == UseRule::Typed; })
        .on(Section::Comparison, 40)
        .label(L("Knobs", "Utilization"))
        .tip(L("Knobs", "Share of the hours of a year in which the GPUs are working.")),
    number<&Economics::years>("money.years", Years)
        .definesWork()
        .slider(1, 8)
        .limits(0.1, 50)
        .on(Section::Comparison, 20)
        .label(L("Knobs", "Period compared"))
        .tip(L("Knobs", "Number of years over which renting and buying are compared.")),
    number<&Economics::budget>("money.budget", Dollar)
        .slider(1e4, 1e9, Log)
        .limits(1, 1e13)
        .on(Section::Limits, 10)
        .start(52)
        .optional()
        .label(L("Knobs", "Budget"))
        .tip(L("Knobs", "Most that may be spent: per run, per month, or over the period compared. "
                        "Options that cost more are marked.")),
    yearly<&Economics::maintenance>("money.maintenance")
        .slider(0, 20)
        .limits(0, 100)
        .on(Section::Purchase, 40)
        .folded()
        .label(L("Knobs", "Maintenance per year"))
        .tip(L("Knobs", "Given as a share of the purchase cost; paid when owning.")),
    number<&Economics::staffOwn>("money.staff_own", DollarPerYear)
        .slider(0, 2e6)
        .limits(0, 1e10)
        .when(kStaffTyped)
        .on(Section::Staff, 20)
        .folded()
        .optional()
        .label(L("Knobs", "Staff cost when owning"))
        .tip(L("Knobs", "People who operate the hardware and the platform.")),
    number<&Economics::staffRent>("money.staff_rent", DollarPerYear)
        .slider(0, 2e6)
        .limits(0, 1e10)
        .when(kStaffTyped)
        .on(Section::Staff, 30)
        .folded()
        .optional()
        .label(L("Knobs", "Staff cost when renting"))
        .tip(L("Knobs", "People who operate the platform on rented hardware.")),
};

constexpr Named<Tenure> kTenures[] = {{Tenure::Rent, "rent", L("Choices", "Rent")},
                                      {Tenure::Buy, "buy", L("Choices", "Buy")}};
constexpr Named<PriceFrom> kPriceFrom[] = {
    {PriceFrom::Typed, "typed", L("Choices", "Custom")},
    {PriceFrom::Specialists, "specialists", L("Choices", "Specialist cloud median")},
    {PriceFrom::Lists, "lists", L("Choices", "List price median")},
    {PriceFrom::Cheapest, "cheapest", L("Choices", "Cheapest offer")}};
constexpr Named<UseRule> kUseRules[] = {
    {UseRule::FollowsRuns, "follows_runs", L("Choices", "From workloads")},
    {UseRule::Typed, "typed", L("Choices", "Custom")}};
constexpr Named<BudgetBasis> kBases[] = {
    {BudgetBasis::Run, "run", L("Choices", "Per run or year")},
    {BudgetBasis::Month, "month", L("Choices", "Per month")},
    {BudgetBasis::Years, "years", L("Choices", "Whole period")}};
constexpr Named<OfferArea> kAreas[] = {
    {OfferArea::Any, "any", L("Choices", "Any region")},
    {OfferArea::Us, "us", L("Choices", "United States")},
    {OfferArea::Europe, "europe", L("Choices", "Europe")},
    {OfferArea::AsiaPacific, "asia_pacific", L("Choices", "Asia-Pacific")}};

constexpr Choice kMoneyChoices[] = {
    choice<kTenures, &Economics::tenure>("money.tenure")
        .offers([](const Plan& p, const Workload&, const Catalog&) {
            const bool priced = p.money.capital.base() > 0; // without a price it cannot be bought
            return optionsOf(kTenures,
                             [priced](Tenure tenure) { return tenure == Tenure::Rent || priced; });
        })
        .on(Section::Comparison, 10)
        .start(10)
        .unlabelled()
        .label(L("Knobs", "Rent or buy"))
        .tip(L("Knobs", "How the GPUs are paid for.")),
    choice<kPriceFrom, &Economics::priceFrom>("money.price_from")
        .picks([](Plan& p, Workload&, const Catalog& catalog, std::string_view id) {
            p.money.priceFrom = valueOf(kPriceFrom, id, p.money.priceFrom);
            adoptRent(p, catalog);
        })
        .on(Section::Rental, 10)
        .label(L("Knobs", "Price basis"))
        .tip(L("Knobs",
               "Which catalog offers set the on-demand price. A median counts each provider once; "
               "the source shown with the price states how many offers it is based on.")),
    choice<kBases, &Economics::budgetBasis>("money.budget_basis")
        .on(Section::Limits, 15)
        .label(L("Knobs", "Budget basis"))
        .tip(L("Knobs", "What the budget covers: one run (one year where a plan only serves), one "
                        "month, or the whole period compared.")),
    choice<kAreas, &Economics::area>("money.area")
        .on(Section::Limits, 30)
        .fromList()
        .label(L("Knobs", "Region of rented GPUs"))
        .tip(L("Knobs", "Where rented hardware must be located. Offers that do not state a region "
                        "do not meet a requirement.")),
    choice<kUseRules, &Economics::useRule>("money.use_rule")
        .on(Section::Comparison, 30)
        .label(L("Knobs", "Utilization basis"))
        .tip(L("Knobs", "Utilization follows from runs and fleets, or you enter it.")),
};

} // namespace

std::span<const Number> moneyNumbers()
{
    return kMoney;
}

std::span<const Choice> moneyChoices()
{
    return kMoneyChoices;
}

} // namespace engine
