#include "model/engine/dials/row.h"
#include "model/engine/money/books.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// From delivery to the end of the years compared.
Seconds owned(const Plan& plan, const Assessment& a)
{
    return plan.money.years - a.money.waiting;
}

UsdRate cloudYear(const Assessment& a)
{
    return a.money.storageYear + a.money.egressYear;
}

bool buys(const Plan& plan)
{
    return plan.money.tenure == Tenure::Buy;
}

// Of what is owned, and of what was reserved, all hours are paid, in use or not.
Usd idle(const Plan& plan, const Assessment& a)
{
    const MoneyAnswer& m = a.money;
    const Share unused = larger(0.0, 1 - m.inUse);
    return unused * (buys(plan) ? m.ownTotal - m.besideYear * plan.money.years
                                : m.committedYear * plan.money.years);
}

Usd lost(const Plan& plan, const Assessment& a)
{
    return (buys(plan) ? a.money.lostOwnYear : a.money.lostRentYear) * plan.money.years;
}

#define HEADROOM_OWNED(name, member)                                                               \
    Dial                                                                                           \
    {                                                                                              \
        "money.own_" name, Dollar, Room::Money,                                                    \
            "money." name "_year * (money.years - money.waiting)",                                 \
            HEADROOM_DIAL(a.money.member* owned(p, a))                                             \
    }

constexpr std::array kBookDials{
    Dial{"money.own_machines", Dollar, Room::Money, "money.own_first - money.hall_first",
         HEADROOM_DIAL(a.money.ownFirst - a.money.capital.hall)},
    HEADROOM_OWNED("electricity", electricityYear),
    HEADROOM_OWNED("colocation", colocationYear),
    HEADROOM_OWNED("maintenance", maintenanceYear),
    HEADROOM_OWNED("software", softwareYear),
    HEADROOM_OWNED("insurance", insuranceYear),
    Dial{"money.own_staff", Dollar, Room::Money,
         "money.staff_own_year * (money.years - money.waiting) + money.staff_rent_year * "
         "money.waiting",
         HEADROOM_DIAL(a.money.staffOwn* owned(p, a) + a.money.staffRent * a.money.waiting)},
    Dial{"money.own_storage", Dollar, Room::Money,
         "(money.storage_year + money.leaving_year) * money.waiting",
         HEADROOM_DIAL(cloudYear(a) * a.money.waiting)},
    Dial{"money.rent_staff", Dollar, Room::Money, "money.staff_rent_year * money.years",
         HEADROOM_DIAL(a.money.staffRent* p.money.years)},
    Dial{"money.rent_storage", Dollar, Room::Money,
         "(money.storage_year + money.leaving_year) * money.years",
         HEADROOM_DIAL(cloudYear(a) * p.money.years)},
    costly(Dial{"money.paid_rent", Dollar, Room::Money,
                "sum of the rents of the months; money.rent_year, money.rent_fixed_year, "
                "money.beside_year, "
                "money.wait_year, money.waiting, money.commitment_left, money.trend, money.years",
                HEADROOM_DIAL(paidFor(p.money, a.money, p.money.tenure, BookLine::Rent))}),
    costly(Dial{"money.paid_tax", Dollar, Room::Money,
                "sum of the taxes of the months; money.tax_rate, money.own_first, money.own_year, "
                "money.rent_year, money.wait_year, money.waiting, money.commitment_left, "
                "money.resale, money.trend, money.life, money.years",
                HEADROOM_DIAL(paidFor(p.money, a.money, p.money.tenure, BookLine::Tax))}),
    byRule(HEADROOM_RULED(
               buys(p),
               "max(0, 1 - money.in_use) * (money.own_total - money.beside_year * money.years)"),
           {"money.idle", Dollar, Room::Money,
            "max(0, 1 - money.in_use) * money.committed_year * money.years",
            HEADROOM_DIAL(idle(p, a))}),
    byRule(HEADROOM_RULED(buys(p), "money.lost_own_year * money.years"),
           {"money.lost", Dollar, Room::Money, "money.lost_rent_year * money.years",
            HEADROOM_DIAL(lost(p, a))}),
};

} // namespace

std::span<const Dial> bookDials()
{
    return kBookDials;
}

} // namespace engine
