#include "model/engine/dials/moneyrules.h"
#include "model/engine/dials/row.h"
#include "model/engine/money/books.h"

namespace engine {
namespace {

using enum Unit;

// From delivery to the end of the years compared.
Seconds owned(const ResolvedPlan& plan, const Assessment& a)
{
    return plan.money.years - a.money.waiting;
}

UsdRate cloudYear(const Assessment& a)
{
    return a.money.storageYear + a.money.egressYear;
}

// Owned and reserved GPUs are paid for all hours, used or not.
Usd idle(const ResolvedPlan& plan, const Assessment& a)
{
    const MoneyAnswer& m = a.money;
    const Share unused = larger(0.0, 1 - m.inUse);
    return unused *
           (kBuys(plan) ? m.ownTotal - m.tierRentTotal : m.committedYear * plan.money.years);
}

Usd lost(const ResolvedPlan& plan, const Assessment& a)
{
    return (kBuys(plan) ? a.money.lostOwnYear : a.money.lostRentYear) * plan.money.years;
}

constexpr Dial kBookDials[] = {
    dial("money.own_machines", Dollar, Room::Money,
         [](const Assessment& a) { return a.money.ownFirst - a.money.capital.hall; })
        .formula("money.own_first - money.hall_first")
        .ifBought()
        .label(L("Dials", "Hardware"))
        .tip(L("Dials", "Purchase cost without a new data center, paid before the first run; the "
                        "resale value is shown separately.")),
    dial("money.own_electricity", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.money.electricityYear * owned(p, a);
         })
        .formula("money.electricity_year * (money.years - money.waiting)")
        .ifBought()
        .label(L("Dials", "Electricity, total"))
        .tip(L("Dials", "Paid from delivery to the end of the period compared.")),
    dial("money.own_colocation", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.money.colocationYear * owned(p, a);
         })
        .formula("money.colocation_year * (money.years - money.waiting)")
        .ifBought()
        .label(L("Dials", "Colocation, total"))
        .tip(L("Dials", "Paid from delivery to the end of the period compared.")),
    dial("money.own_maintenance", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.money.maintenanceYear * owned(p, a);
         })
        .formula("money.maintenance_year * (money.years - money.waiting)")
        .ifBought()
        .label(L("Dials", "Maintenance, total"))
        .tip(L("Dials", "Paid from delivery to the end of the period compared.")),
    dial("money.own_software", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.money.softwareYear * owned(p, a);
         })
        .formula("money.software_year * (money.years - money.waiting)")
        .ifBought()
        .label(L("Dials", "Licenses, total"))
        .tip(L("Dials", "Paid from delivery to the end of the period compared.")),
    dial("money.own_insurance", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.money.insuranceYear * owned(p, a);
         })
        .formula("money.insurance_year * (money.years - money.waiting)")
        .ifBought()
        .label(L("Dials", "Insurance, total"))
        .tip(L("Dials", "Paid from delivery to the end of the period compared.")),
    dial("money.own_staff", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.money.staffOwn * owned(p, a) + a.money.staffRent * a.money.waiting;
         })
        .formula("money.staff_own_year * (money.years - money.waiting) + money.staff_rent_year * "
                 "money.waiting")
        .ifBought()
        .label(L("Dials", "Staff when owning, total"))
        .tip(L("Dials", "Until delivery, the staff cost of rented hardware applies.")),
    dial("money.own_storage", Dollar, Room::Money,
         [](const Assessment& a) { return cloudYear(a) * a.money.waiting; })
        .formula("(money.storage_year + money.leaving_year) * money.waiting")
        .ifBought()
        .label(L("Dials", "Cloud data until delivery"))
        .tip(L("Dials", "Cloud storage and data egress until the hardware is delivered.")),
    dial("money.rent_staff", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.money.staffRent * p.money.years;
         })
        .formula("money.staff_rent_year * money.years")
        .ifRented()
        .label(L("Dials", "Staff when renting, total"))
        .tip(L("Dials", "Staff cost over the period compared.")),
    dial("money.rent_storage", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return cloudYear(a) * p.money.years; })
        .formula("(money.storage_year + money.leaving_year) * money.years")
        .ifRented()
        .label(L("Dials", "Storage and egress, total"))
        .tip(L("Dials", "Cloud storage and the data that leaves the cloud.")),
    dial("money.paid_rent", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return paidFor(p.money, a.money, p.money.tenure, BookLine::Rent);
         })
        .formula(
            prose(L("Formulas", "Monthly rent of the selected option, with its price trend; when "
                                "buying, until delivery."),
                  "money.rent_year, money.rent_fixed_year, "
                  "money.tier_rent_year, money.wait_year, money.waiting, money.commitment_left, "
                  "money.trend, money.years"))
        .readOnDemand()
        .label(L("Dials", "Rental cost, total"))
        .tip(L("Dials", "For the option selected: rent over the period compared, or until delivery "
                        "if the hardware is purchased.")),
    dial("money.paid_tax", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return paidFor(p.money, a.money, p.money.tenure, BookLine::Tax);
         })
        .formula(
            prose(L("Formulas",
                    "Monthly effect of the costs of the selected option on tax; values below 0 are "
                    "tax savings."),
                  "money.tax_rate, money.own_first, money.own_year, "
                  "money.rent_year, money.wait_year, money.waiting, money.commitment_left, "
                  "money.resale, money.trend, money.life, money.years"))
        .readOnDemand()
        .label(L("Dials", "Tax, total"))
        .tip(L("Dials",
               "For the option selected; a negative value is the tax that its costs save.")),
    dial("money.idle", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return idle(p, a); })
        .formula("max(0, 1 - money.in_use) * money.committed_year * money.years")
        .formulaIf(kBuys, "max(0, 1 - money.in_use) * (money.own_total - money.tier_rent_year * "
                          "money.priced_years)")
        .label(L("Dials", "Cost of idle time"))
        .tip(L("Dials", "What the option selected pays for hours without work.")),
    dial("money.lost", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return lost(p, a); })
        .formula("money.lost_rent_year * money.years")
        .formulaIf(kBuys, "money.lost_own_year * money.years")
        .label(L("Dials", "Cost of scheduling losses"))
        .tip(L("Dials", "Paid for hours in which GPUs wait for their next job.")),
};

} // namespace

std::span<const Dial> bookDials()
{
    return kBookDials;
}

} // namespace engine
