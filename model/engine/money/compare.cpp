#include "model/engine/money/compare.h"

#include "model/engine/decision.h"

namespace engine {

MoneyAnswer compareMoney(const Economics& m, const Site& site, const Decision& d,
                         const SiteAnswer& power, Seconds runTime, Seconds runGpuTime)
{
    MoneyAnswer a;
    // Each run takes its time, and trials and failed runs take their share on top.
    a.inUse = m.useRule == UseRule::Typed ? m.use : m.runs * (1 + m.trials) * (runTime / kYear);
    a.gpuTimeYear = a.inUse * d.gpus * kYear;

    a.rentRun = m.price * runGpuTime;
    const UsdRate rentFull = d.gpus * m.price; // while in use
    a.rentYear = a.inUse * rentFull + m.staffRent;

    // What is owned draws power while it waits, too.
    const Watts draw = power.idle.total() + a.inUse * (power.mean.total() - power.idle.total());
    a.electricityYear = draw * site.electricity;
    a.ownFirst = ownedGpus(d) * m.capital;
    a.maintenanceYear = a.ownFirst * m.maintenance;
    const UsdRate fixed = a.maintenanceYear + m.staffOwn;
    a.ownYear = fixed + a.electricityYear;

    a.rentTotal = rentedUntil(a, m.years);
    a.ownTotal = boughtUntil(a, m.years);
    a.buyingPays = a.ownTotal < a.rentTotal;
    const UsdRate saved = a.rentYear - a.ownYear;
    a.evenYears = saved.base() > 0 ? a.ownFirst / saved : Seconds(kUnknown);

    // Both totals are straight lines in the share of hours in use; they meet here.
    const UsdRate idleBill = power.idle.total() * site.electricity;
    const UsdRate busyBill = power.mean.total() * site.electricity;
    const UsdRate atRest = a.ownFirst / m.years + fixed + idleBill - m.staffRent;
    const UsdRate slope = rentFull - (busyBill - idleBill);
    a.evenUse = slope.base() > 0 ? larger(0.0, atRest / slope) : kUnknown;
    const UsdRate paid = a.ownTotal / m.years - m.staffRent;
    a.evenPrice = larger(UsdRate{}, paid) / (a.inUse * d.gpus);

    // All that is paid, trials and staff included, shared among the runs that finish.
    const double runs = a.inUse * (m.years / runTime) / (1 + m.trials);
    a.runCost = (m.tenure == Tenure::Rent ? a.rentTotal : a.ownTotal) / runs;
    return a;
}

Usd rentedUntil(const MoneyAnswer& money, Seconds t)
{
    return money.rentYear * t;
}

Usd boughtUntil(const MoneyAnswer& money, Seconds t)
{
    return money.ownFirst + money.ownYear * t;
}

} // namespace engine
