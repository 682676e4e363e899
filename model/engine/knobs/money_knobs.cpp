#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/row.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

using enum Unit;

constexpr std::array kMoney{
    Number{"money.price", DollarPerGpuHour, Scale::Log, 0.2, 20, 0.001, 1e4, false, Group::Money,
           Shown::First, HEADROOM_GET(p.money.price),
           [](Plan& p, Workload&, double base) {
               if (base == p.money.price.base())
                   return; // what it was, from where it was
               p.money.price = UsdRate(base);
               p.money.priceFrom = PriceFrom::Typed;
           },
           HEADROOM_ALWAYS},
    Number{"money.capital", Dollar, Scale::Log, 1000, 2e5, 1, 1e8, false, Group::Money,
           Shown::First, HEADROOM_GET(p.money.capital), HEADROOM_SET(p.money.capital),
           HEADROOM_ALWAYS},
    Number{"money.runs", EachYear, Scale::Log, 0.25, 100, 1e-3, 1e5, false, Group::Money,
           Shown::First, [](const Plan& p, const Workload&) { return p.money.runs / kYear.base(); },
           [](Plan& p, Workload&, double base) { p.money.runs = base * kYear.base(); },
           HEADROOM_ALWAYS},
    Number{"money.trials", Percent, Scale::Linear, 0, 100, 0, 1000, false, Group::Money,
           Shown::More, HEADROOM_GET(p.money.trials), HEADROOM_SET(p.money.trials),
           HEADROOM_ALWAYS},
    Number{"money.use", Percent, Scale::Linear, 1, 100, 0.01, 100, false, Group::Money, Shown::More,
           HEADROOM_GET(p.money.use), HEADROOM_SET(p.money.use),
           HEADROOM_WHEN(p.money.useRule == UseRule::Typed)},
    Number{"money.years", Years, Scale::Linear, 1, 8, 0.1, 50, false, Group::Money, Shown::More,
           HEADROOM_GET(p.money.years), HEADROOM_SET(p.money.years), HEADROOM_ALWAYS},
    Number{"money.budget", Dollar, Scale::Log, 1e5, 1e9, 1, 1e13, false, Group::Money, Shown::More,
           HEADROOM_GET(p.money.budget), HEADROOM_SET(p.money.budget), HEADROOM_ALWAYS},
    Number{"money.maintenance", Unit::Percent, Scale::Linear, 0, 20, 0, 100, false, Group::Money,
           Shown::More, [](const Plan& p, const Workload&) { return p.money.maintenance * kYear; },
           [](Plan& p, Workload&, double base) { p.money.maintenance = base / kYear; },
           HEADROOM_ALWAYS},
    Number{"money.staff_own", DollarPerYear, Scale::Linear, 0, 2e6, 0, 1e10, false, Group::Money,
           Shown::More, HEADROOM_GET(p.money.staffOwn), HEADROOM_SET(p.money.staffOwn),
           HEADROOM_WHEN(p.money.staff.rule == StaffRule::Typed)},
    Number{"money.staff_rent", DollarPerYear, Scale::Linear, 0, 2e6, 0, 1e10, false, Group::Money,
           Shown::More, HEADROOM_GET(p.money.staffRent), HEADROOM_SET(p.money.staffRent),
           HEADROOM_WHEN(p.money.staff.rule == StaffRule::Typed)},
};

const std::array kPriceFrom{Option{"typed", {}}, Option{"specialists", {}}, Option{"lists", {}},
                            Option{"cheapest", {}}};
const std::array kMoneyChoices{
    Choice{"money.tenure", Group::Money, Shown::First, true,
           [](const Plan& p, const Workload&, const Catalog&) {
               const bool priced = p.money.capital.base() > 0; // what has no price cannot be bought
               return std::vector<Option>{{"rent", {}}, {"buy", {}, priced}};
           },
           [](const Plan& p, const Workload&) -> std::string {
               return p.money.tenure == Tenure::Rent ? "rent" : "buy";
           },
           [](Plan& p, Workload&, const Catalog&, std::string_view id) {
               p.money.tenure = id == "buy" ? Tenure::Buy : Tenure::Rent;
           },
           HEADROOM_ALWAYS},
    Choice{"money.price_from", Group::Money, Shown::More, true,
           [](const Plan&, const Workload&, const Catalog&) {
               return std::vector<Option>(kPriceFrom.begin(), kPriceFrom.end());
           },
           [](const Plan& p, const Workload&) {
               return kPriceFrom[static_cast<std::size_t>(p.money.priceFrom)].id;
           },
           [](Plan& p, Workload&, const Catalog& catalog, std::string_view id) {
               const auto* at = std::ranges::find(kPriceFrom, id, &Option::id);
               p.money.priceFrom = static_cast<PriceFrom>(at - kPriceFrom.begin());
               adoptRent(p, catalog);
           },
           HEADROOM_ALWAYS},
    Choice{"money.use_rule", Group::Money, Shown::More, true,
           [](const Plan&, const Workload&, const Catalog&) {
               return std::vector<Option>{{"follows_runs", {}}, {"typed", {}}};
           },
           [](const Plan& p, const Workload&) -> std::string {
               return p.money.useRule == UseRule::Typed ? "typed" : "follows_runs";
           },
           [](Plan& p, Workload&, const Catalog&, std::string_view id) {
               p.money.useRule = id == "typed" ? UseRule::Typed : UseRule::FollowsRuns;
           },
           HEADROOM_ALWAYS},
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
