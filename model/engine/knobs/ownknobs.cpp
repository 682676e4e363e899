#include "model/engine/knobs/choicerow.h"

#include <cmath>

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr Number kOwnNumbers[] = {
    number<&Economics::parts, &PartPrices::optic>("money.part.optic", Dollar)
        .slider(0, 2000)
        .limits(0, 1e6)
        .when(kItemized)
        .on(Section::Purchase, 80)
        .folded()
        .label(L("Knobs", "Transceiver price"))
        .tip(L("Knobs", "Price of one cable end; 0 where the cable price includes both.")),
    number<&Economics::parts, &PartPrices::copper>("money.part.copper", Percent)
        .slider(0, 100)
        .limits(0, 100)
        .when([](const Plan& p) { return kItemized(p) && (kDragonfly(p) || kTorus(p)); })
        .on(Section::Purchase, 85)
        .folded()
        .label(L("Knobs", "Copper cable price"))
        .tip(L("Knobs", "As a share of the cable price; in a dragonfly, cables within a group are "
                        "copper, in a torus all are. Rows longer than its reach of about 3 m "
                        "need active or optical cables.")),
    number<&Economics::parts, &PartPrices::rack>("money.part.rack", Dollar)
        .slider(0, 20000)
        .limits(0, 1e7)
        .when(kItemized)
        .on(Section::Purchase, 90)
        .folded()
        .label(L("Knobs", "Rack price"))
        .tip(L("Knobs", "Price of one rack, including its power rails.")),
    number<&Economics::parts, &PartPrices::storage>("money.part.storage", TB)
        .slider(0, 50)
        .limits(0, 1e6)
        .when(kItemized)
        .on(Section::Purchase, 100)
        .folded()
        .label(L("Knobs", "Storage per GPU"))
        .tip(L("Knobs", "Capacity for data and checkpoints, purchased with the hardware.")),
    number<&Economics::parts, &PartPrices::storagePrice>("money.part.storage_price", DollarPerTB)
        .slider(0, 1000)
        .limits(0, 1e5)
        .when(kItemized)
        .on(Section::Purchase, 110)
        .folded()
        .label(L("Knobs", "Storage price"))
        .tip(L("Knobs", "Price of storage when it is purchased.")),
    number<&Economics::parts, &PartPrices::installation>("money.part.installation", Percent)
        .slider(0, 20)
        .limits(0, 100)
        .when(kItemized)
        .on(Section::Purchase, 120)
        .folded()
        .label(L("Knobs", "Installation"))
        .tip(L("Knobs", "Cost of installing the hardware.")),
    number<&Economics::parts, &PartPrices::spares>("money.part.spares", Percent)
        .slider(0, 10)
        .limits(0, 100)
        .when(kItemized)
        .on(Section::Purchase, 130)
        .folded()
        .label(L("Knobs", "Spare nodes"))
        .tip(L("Knobs", "Given as a share of all nodes and purchased with them.")),
    number<&Economics::parts, &PartPrices::software>("money.part.software", DollarPerYear)
        .slider(0, 10000)
        .limits(0, 1e6)
        .when(kItemized)
        .on(Section::Purchase, 140)
        .folded()
        .label(L("Knobs", "Licenses per GPU"))
        .tip(L("Knobs", "Software cost, due each year.")),
    yearly<&Economics::parts, &PartPrices::insurance>("money.part.insurance")
        .slider(0, 3)
        .limits(0, 50)
        .when(kItemized)
        .on(Section::Purchase, 150)
        .folded()
        .label(L("Knobs", "Insurance per year"))
        .tip(L("Knobs", "Cost of insuring the hardware.")),
    number<&Economics::colocation>("money.colocation", DollarPerKwMonth)
        .slider(0, 500)
        .limits(0, 1e5)
        .when([](const Plan& p) { return p.money.hall == Hall::Colocation; })
        .on(Section::DataCenter, 20)
        .label(L("Knobs", "Colocation price"))
        .tip(L("Knobs", "Monthly price for the nameplate power of the hardware, whether used or "
                        "not. Electricity is charged in addition.")),
    number<&Economics::hallPrice>("money.hall_price", DollarPerKw)
        .slider(0, 30000)
        .limits(0, 1e6)
        .when([](const Plan& p) { return p.money.hall == Hall::Built; })
        .on(Section::DataCenter, 30)
        .label(L("Knobs", "New data center price"))
        .tip(
            L("Knobs", "Shell, power and cooling, priced by the nameplate power of the hardware.")),
    number<&Economics::staff, &Staffing::fixed>("money.staff_fixed", DollarPerYear)
        .slider(0, 2e6)
        .limits(0, 1e10)
        .when(kStaffBySize)
        .on(Section::Staff, 40)
        .folded()
        .label(L("Knobs", "Fixed staff cost"))
        .tip(L("Knobs", "Paid regardless of the number of GPUs.")),
    number<&Economics::staff, &Staffing::each>("money.staff_each", DollarPerYear)
        .slider(50000, 5e5)
        .limits(0, 1e8)
        .when(kStaffBySize)
        .on(Section::Staff, 50)
        .folded()
        .label(L("Knobs", "Cost per engineer"))
        .tip(L("Knobs", "Fully loaded cost, including all overheads.")),
    number<&Economics::staff, &Staffing::gpusEach>("money.staff_gpus", Gpus)
        .slider(8, 5000, Log)
        .limits(1, 1e6)
        .when(kStaffBySize)
        .on(Section::Staff, 60)
        .folded()
        .label(L("Knobs", "GPUs per engineer"))
        .tip(L("Knobs", "One more engineer is needed for each such number of GPUs.")),
    number<&Economics::staff, &Staffing::renting>("money.staff_renting", Percent)
        .slider(0, 100)
        .when(kStaffBySize)
        .on(Section::Staff, 70)
        .folded()
        .label(L("Knobs", "Staff share when renting"))
        .tip(L("Knobs", "Share of that staff needed when renting, because others operate the "
                        "rented hardware.")),
    number<&Economics::leadTime>("money.lead_time", Weeks)
        .slider(0, 104)
        .limits(0, 520)
        .on(Section::Purchase, 30)
        .label(L("Knobs", "Delivery lead time"))
        .tip(L("Knobs",
               "Time from the order to the first run. Until then, capacity is rented on demand.")),
    yearly<&Economics::resaleLoss>("money.resale_loss")
        .slider(0, 80)
        .limits(0, 99)
        .when([](const Plan& p) { return p.money.atEnd == AtEnd::Sold; })
        .on(Section::Purchase, 60)
        .folded()
        .label(L("Knobs", "Depreciation in value per year"))
        .tip(L("Knobs",
               "Value the hardware loses each year, relative to its value a year earlier.")),
    yearly<&Economics::discountRate>("money.discount_rate")
        .slider(0, 30)
        .limits(0, 100)
        .on(Section::Accounting, 10)
        .label(L("Knobs", "Discount rate"))
        .tip(L("Knobs", "Cost of capital per year. 0 means no discounting.")),
    number<&Economics::taxRate>("money.tax_rate", Percent)
        .slider(0, 50)
        .limits(0, 90)
        .on(Section::Accounting, 20)
        .label(L("Knobs", "Tax rate"))
        .tip(L("Knobs", "Tax on profit, which every cost reduces.")),
    number<&Economics::life>("money.life", Years)
        .slider(2, 10)
        .limits(0.5, 50)
        .when([](const Plan& p) { return p.money.depreciation != Depreciation::Macrs5; })
        .on(Section::Accounting, 40)
        .folded()
        .label(L("Knobs", "Depreciation period"))
        .tip(L("Knobs", "Useful life of the hardware.")),
    yearly<&Economics::priceGain>("money.price_gain")
        .slider(0, 100)
        .limits(0, 1000)
        .on(Section::Purchase, 70)
        .folded()
        .label(L("Knobs", "Next-generation price gain"))
        .tip(L("Knobs", "Increase in work per dollar each year.")),
};

constexpr Named<CapitalRule> kCapital[] = {
    {CapitalRule::AllIn, "all_in", L("Choices", "All-inclusive")},
    {CapitalRule::ByPart, "by_part", L("Choices", "Itemized")}};
constexpr Named<Hall> kHalls[] = {{Hall::Standing, "standing", L("Choices", "Existing")},
                                  {Hall::Colocation, "colocation", L("Choices", "Colocation")},
                                  {Hall::Built, "built", L("Choices", "New build")}};
constexpr Named<StaffRule> kStaff[] = {{StaffRule::Typed, "typed", L("Choices", "Custom")},
                                       {StaffRule::BySize, "by_size", L("Choices", "By size")}};
constexpr Named<AtEnd> kEnds[] = {{AtEnd::Kept, "kept", L("Choices", "Keep")},
                                  {AtEnd::Sold, "sold", L("Choices", "Sell")}};
constexpr Named<Depreciation> kDepreciation[] = {
    {Depreciation::StraightLine, "straight_line", L("Choices", "Straight-line")},
    {Depreciation::Declining, "declining", L("Choices", "Declining balance")},
    {Depreciation::Macrs5, "macrs5", L("Choices", "MACRS, 5 years")}};

// Typed staff costs start from the rule by size, until the user enters them.
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

constexpr Choice kOwnChoices[] = {
    choice<kCapital, &Economics::capitalRule>("money.capital_rule")
        .on(Section::Purchase, 10)
        .label(L("Knobs", "Purchase cost basis"))
        .tip(L("Knobs", "One all-in amount, or itemized part by part.")),
    choice<kHalls, &Economics::hall>("money.hall")
        .on(Section::DataCenter, 10)
        .label(L("Knobs", "Data center"))
        .tip(L("Knobs", "Owned hardware is placed in an existing data center, in colocation, or in "
                        "a new build.")),
    choice<kStaff, &Economics::staff, &Staffing::rule>("money.staff_rule")
        .picks([](Plan& p, Workload&, const Catalog&, std::string_view id) {
            if (valueOf(kStaff, id, StaffRule::BySize) == StaffRule::Typed)
                typeStaff(p);
            else
                p.money.staff.rule = StaffRule::BySize;
        })
        .on(Section::Staff, 10)
        .label(L("Knobs", "Staffing basis"))
        .tip(L("Knobs", "By size: engineers per GPU, and for rented GPUs only for the hours in "
                        "use. Entered: two amounts per year.")),
    choice<kEnds, &Economics::atEnd>("money.at_end")
        .on(Section::Purchase, 50)
        .folded()
        .label(L("Knobs", "At end of period"))
        .tip(L("Knobs",
               "Kept: its value and any depreciation not yet taken then do not count. Sold: for "
               "what resale loss leaves, and the rest is written off.")),
    choice<kDepreciation, &Economics::depreciation>("money.depreciation")
        .on(Section::Accounting, 30)
        .folded()
        .label(L("Knobs", "Depreciation method"))
        .tip(L("Knobs", "How the purchase cost is spread over the years for tax purposes.")),
};

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
