#include "model/engine/knobs/money_row.h"

#include <cmath>

namespace engine {
namespace {

#define kByPart HEADROOM_WHEN(p.money.capitalRule == CapitalRule::ByPart)
#define kBySize HEADROOM_WHEN(p.money.staff.rule == StaffRule::BySize)

constexpr std::array kOwnNumbers{
    HEADROOM_MONEY("money.part.optic", Dollar, Linear, 0, 2000, 0, 1000000.0, parts.optic, kByPart),
    HEADROOM_MONEY("money.part.rack", Dollar, Linear, 0, 20000, 0, 10000000.0, parts.rack, kByPart),
    HEADROOM_MONEY("money.part.storage", TB, Linear, 0, 50, 0, 1000000.0, parts.storage, kByPart),
    HEADROOM_MONEY("money.part.storage_price", DollarPerTB, Linear, 0, 1000, 0, 100000.0,
                   parts.storagePrice, kByPart),
    HEADROOM_MONEY("money.part.installation", Percent, Linear, 0, 20, 0, 100, parts.installation,
                   kByPart),
    HEADROOM_MONEY("money.part.spares", Percent, Linear, 0, 10, 0, 100, parts.spares, kByPart),
    HEADROOM_MONEY("money.part.software", DollarPerYear, Linear, 0, 10000, 0, 1000000.0,
                   parts.software, kByPart),
    HEADROOM_YEARLY("money.part.insurance", 0, 3, 0, 50, parts.insurance, kByPart),
    HEADROOM_MONEY("money.colocation", DollarPerKwMonth, Linear, 0, 500, 0, 100000.0, colocation,
                   HEADROOM_WHEN(p.money.hall == Hall::Colocation)),
    HEADROOM_MONEY("money.hall_price", DollarPerKw, Linear, 0, 30000, 0, 1000000.0, hallPrice,
                   HEADROOM_WHEN(p.money.hall == Hall::Built)),
    HEADROOM_MONEY("money.staff_fixed", DollarPerYear, Linear, 0, 2e6, 0, 10000000000.0,
                   staff.fixed, kBySize),
    HEADROOM_MONEY("money.staff_each", DollarPerYear, Linear, 50000, 5e5, 0, 100000000.0,
                   staff.each, kBySize),
    HEADROOM_MONEY("money.staff_gpus", Gpus, Log, 8, 5000, 1, 1000000.0, staff.gpusEach, kBySize),
    HEADROOM_MONEY("money.staff_renting", Percent, Linear, 0, 100, 0, 100, staff.renting, kBySize),
    HEADROOM_MONEY("money.lead_time", Weeks, Linear, 0, 104, 0, 520, leadTime, HEADROOM_ALWAYS),
    HEADROOM_YEARLY("money.resale_loss", 0, 80, 0, 99, resaleLoss,
                    HEADROOM_WHEN(p.money.atEnd == AtEnd::Sold)),
    HEADROOM_YEARLY("money.discount_rate", 0, 30, 0, 100, discountRate, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.tax_rate", Percent, Linear, 0, 50, 0, 90, taxRate, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.life", Years, Linear, 2, 10, 0.5, 50, life,
                   HEADROOM_WHEN(p.money.depreciation != Depreciation::Macrs5)),
    HEADROOM_YEARLY("money.price_gain", 0, 100, 0, 1000, priceGain, HEADROOM_ALWAYS),
};

// Typing begins where the rule by size stands, until somebody has typed.
void typeStaff(Plan& p)
{
    Economics& m = p.money;
    m.staff.rule = StaffRule::Typed;
    const UsdRate bySize = m.staff.fixed + p.cluster.count / m.staff.gpusEach * m.staff.each;
    if (std::isnan(m.staffOwn.base()))
        m.staffOwn = bySize;
    if (std::isnan(m.staffRent.base()))
        m.staffRent = m.staff.renting * bySize;
}

const std::array kCapital{Option{"all_in", {}}, Option{"by_part", {}}};
const std::array kHalls{Option{"standing", {}}, Option{"colocation", {}}, Option{"built", {}}};
const std::array kStaff{Option{"typed", {}}, Option{"by_size", {}}};
const std::array kEnds{Option{"kept", {}}, Option{"sold", {}}};
const std::array kDepreciation{Option{"straight_line", {}}, Option{"declining", {}},
                               Option{"macrs5", {}}};
const std::array kOwnChoices{
    HEADROOM_WORDS("money.capital_rule", capitalRule, CapitalRule, kCapital),
    HEADROOM_WORDS("money.hall", hall, Hall, kHalls),
    Choice{"money.staff_rule", Group::Money, Shown::More, true,
           [](const Plan&, const Workload&, const Catalog&) {
               return std::vector<Option>(kStaff.begin(), kStaff.end());
           },
           [](const Plan& p, const Workload&) {
               return kStaff[static_cast<std::size_t>(p.money.staff.rule)].id;
           },
           [](Plan& p, Workload&, const Catalog&, std::string_view id) {
               if (id == "typed")
                   typeStaff(p);
               else
                   p.money.staff.rule = StaffRule::BySize;
           },
           HEADROOM_ALWAYS},
    HEADROOM_WORDS("money.at_end", atEnd, AtEnd, kEnds),
    HEADROOM_WORDS("money.depreciation", depreciation, Depreciation, kDepreciation)};

} // namespace

std::span<const Number> ownNumbers()
{
    return kOwnNumbers;
}

std::span<const Choice> ownChoices()
{
    return kOwnChoices;
}

} // namespace engine
