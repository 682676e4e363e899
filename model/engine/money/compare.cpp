#include "model/engine/money/compare.h"

#include "model/engine/decision.h"
#include "model/engine/money/breakeven.h"
#include "model/engine/money/capital.h"
#include "model/engine/money/rent.h"

#include <cmath>

namespace engine {
namespace {

struct Compared {
    const Economics& m;
    const Site& site;
    const Decision& d;
    const SiteAnswer& power;
    Seconds runTime, runGpuTime;
    const ServedLoad& served;
    MoneyAnswer a{};
    RentAnswer rent{};
    Share trained = 0; // hours per year in which something trains

    double trainedGpus() const { return d.gpus - served.gpus; }
    // Spare nodes stand by, rented or owned.
    double rentedGpus() const { return ownedGpus(d); }
    // Owned machines have the hours of a year, however much work is planned.
    Share ownUse() const { return smaller(1.0, a.inUse); }
    Share paidFor() const { return m.tenure == Tenure::Rent ? a.inUse : ownUse(); }
    // One year of the fleets counts as the run: the GPUs they leave are unused.
    bool onlyServes() const { return served.alone && served.gpus > 0; }
    void use()
    {
        // Each run takes its time, plus the share of trials and failed runs; some hours are lost
        // between jobs.
        const double work = m.runs * (1 + m.trials) * (runTime / kYear);
        trained = m.useRule == UseRule::Typed ? m.use : work / (1 - m.scheduling);
        if (onlyServes())
            trained = 0;
        a.inUse = trained;
        if (served.gpus > 0)
            a.inUse = (trainedGpus() * trained + served.gpuTimeYear / kYear) / d.gpus;
        a.runTime = runTime, a.runGpuTime = runGpuTime;
        a.gpuTimeYear = a.inUse * d.gpus * kYear;
    }
    void staff()
    {
        const Staffing& s = m.staff;
        const bool typed = s.rule == StaffRule::Typed;
        a.staffOwn = typed ? m.staffOwn : s.fixed + d.gpus / s.gpusEach * s.each;
        // Reserved GPUs are there at all hours, and so is their staff.
        a.staffRent = rentedStaff(m, d.gpus, rent.reserved ? 1 : a.inUse);
        if (!typed && !rent.reserved)
            a.staffUseYear = s.renting * (d.gpus / s.gpusEach * s.each);
    }
    UsdRate followingStaff() const { return a.inUse * a.staffUseYear; }
    void renting()
    {
        a.paidShare = rent.share;
        a.paidTime = rent.time;
        a.paidUse = rent.reserved ? larger(1.0, a.inUse) : a.inUse * rent.time;
        const double support = 1 + m.rent.support;
        a.storageYear = support * (m.rent.stored * m.rent.storedPrice);
        a.egressYear = support * (m.rent.leavingYear * m.rent.leavingPrice) / kYear;
        a.tierRentYear = served.tierRent;
        a.rentFixedYear = a.staffRent + a.storageYear + a.egressYear + a.tierRentYear;

        const UsdRate full = rentedGpus() * m.price * a.paidShare; // at all hours
        a.rentYear = a.paidUse * full + a.rentFixedYear;
        a.rentRun = m.price * runGpuTime * a.paidShare * a.paidTime;
        // Nobody commits to years for the weeks until delivery.
        a.waitUseYear = rent.reserved ? rentedGpus() * m.price * support : full * rent.time;
        if (m.leadTime.base() > 0) // otherwise there is no wait, whatever the price
            a.waitYear = a.inUse * a.waitUseYear + a.rentFixedYear;
        if (rent.reserved) {
            a.committedYear = full;
            a.commitmentLeft = full * (std::ceil(m.years / rent.term) * rent.term - m.years);
        } else {
            a.rentUseYear = full * rent.time;
        }
    }
    void owning(const Cluster& cluster)
    {
        a.capital = capitalOf(m, cluster, d, power);
        const Usd machines = ownedGpus(d) * a.capital.gpu;
        a.ownFirst = machines + a.capital.hall;
        a.maintenanceYear = machines * m.maintenance;
        if (m.capitalRule == CapitalRule::ByPart) {
            a.insuranceYear = machines * m.parts.insurance;
            a.softwareYear = ownedGpus(d) * m.parts.software;
        }
        if (m.hall == Hall::Colocation)
            a.colocationYear = machinesRated(power) * m.colocation;
        // Owned machines draw power while idle, too.
        const Watts draw =
            power.idle.total() + ownUse() * (power.mean.total() - power.idle.total());
        a.electricityYear = draw * site.electricity;
        a.ownFixedYear = a.maintenanceYear + a.staffOwn + a.insuranceYear + a.softwareYear +
                         a.colocationYear + a.tierRentYear;
        a.ownYear = a.ownFixedYear + a.electricityYear;
        a.leadTime = m.leadTime;
        a.waiting = smaller(m.leadTime, m.years);
        if (m.atEnd == AtEnd::Sold)
            a.resale = resaleValue(m, machines, m.years - a.waiting);
    }
    // Total paid over the years compared, before tax. Reserved GPUs keep their price.
    void totals()
    {
        a.pricedYears = flowing(m.rent.trend, {}, {}, m.years, m.years);
        a.pricedWaiting = flowing(m.rent.trend, {}, {}, a.waiting, m.years);
        const UsdRate fixed = a.rentFixedYear - a.tierRentYear;
        a.tierRentTotal = a.tierRentYear * a.pricedYears;
        a.rentTotal = (a.rentYear - a.rentFixedYear) * (rent.reserved ? m.years : a.pricedYears) +
                      a.tierRentTotal + fixed * m.years + a.commitmentLeft;
        a.ownTotal = a.ownFirst + a.tierRentTotal +
                     (a.ownYear - a.tierRentYear) * (m.years - a.waiting) - a.resale;
        if (a.waiting.base() > 0) // otherwise there is no wait, whatever the price
            a.ownTotal += (a.waitYear - a.rentFixedYear) * a.pricedWaiting + fixed * a.waiting;
    }
    void bills()
    {
        const UsdRate idle = power.idle.total() * site.electricity;
        Bills& b = a.bills;
        b.first = a.ownFirst;
        b.machines = a.ownFirst - a.capital.hall;
        b.rentStaff = a.staffUseYear;
        b.rentFixed = a.rentFixedYear - followingStaff();
        b.rentFull = a.rentUseYear;
        b.committed = a.committedYear;
        b.term = rent.term;
        b.ownFixed = a.ownFixedYear + idle;
        b.ownFull = power.mean.total() * site.electricity - idle;
        b.wait = m.leadTime;
        b.waitFull = rent.reserved ? a.waitUseYear : UsdRate{};
        b.trend = m.rent.trend;
        b.loss = m.resaleLoss;
        b.sold = m.atEnd == AtEnd::Sold;
        b.discount = m.discountRate;
        b.tax = m.taxRate;
        b.depreciation = m.depreciation;
        b.life = m.life;
    }
    // The single verdict on renting and buying: present value, after tax.
    void verdict()
    {
        a.saved = saved(a.bills, a.inUse, m.years);
        a.buyingPays = a.saved.base() > 0;
        a.breakEvenYears = breakEvenYears(a.bills, a.inUse);
        a.breakEvenUse = breakEvenUse(a.bills, m.years);
    }
    // The on-demand price at which buying saves nothing.
    void evenRent()
    {
        const Seconds left =
            rent.reserved ? std::ceil(m.years / rent.term) * rent.term - m.years : Seconds{};
        a.rentTime = rentedGpus() * a.paidShare * (a.paidUse * m.years + left);
        const double waitUse =
            rent.reserved ? a.inUse * (1 + m.rent.support) : a.paidUse * a.paidShare;
        a.waitTime = rentedGpus() * waitUse * a.waiting;
        Bills free = a.bills; // without rent
        free.rentFull = free.committed = free.waitFull = {};
        const Usd open = -saved(free, a.inUse, m.years) / (1 - m.taxRate);
        const Rate trend = m.rent.trend, rate = m.discountRate;
        const auto counts = [&](Rate growth, Seconds from, Seconds to) {
            return flowing(growth, rate, from, to, m.years);
        };
        // The discount may differ at that price, so the hours exclude it.
        const double full = rentedGpus() * (1 + m.rent.support);
        Seconds time = full * a.paidUse * counts(trend, a.waiting, m.years);
        double waits = 0;
        if (rent.reserved) {
            const double last = std::pow(1 + rate * kYear, -(m.years / kYear));
            time = full * (a.paidUse * counts({}, {}, m.years) + left * last);
            waits = full * a.inUse * counts(trend, {}, a.waiting) / time;
        } // otherwise both are paid on the same terms
        a.breakEvenPrice = time.base() > 0 ? priceFor(m.rent, larger(Usd{}, open) / time, waits)
                                           : UsdRate(kUnknown);
    }
    // Alongside fleets, a run has its share of the GPU-hours; a plan that only serves has a year's.
    Usd ofRun(Usd total, Usd tierRent) const
    {
        if (!(trainedGpus() > 0) || !(runTime.base() > 0) || onlyServes())
            return (total + tierRent) / (m.years / kYear);
        const double part = trained * trainedGpus() / (a.inUse * d.gpus);
        const double runs = trained * (paidFor() / a.inUse) * (1 - m.scheduling) *
                            (m.years / runTime) / (1 + m.trials);
        return part * total / runs;
    }
    // All payments, including trials and staff, divided by the work done. GPUs rented in addition
    // to the cluster do none of it.
    void perWork()
    {
        const Usd tierRent = a.tierRentTotal;
        const Usd rented = a.rentTotal - tierRent, owned = a.ownTotal - tierRent;
        const Usd total = m.tenure == Tenure::Rent ? rented : owned;
        const double all = 1 - m.scheduling;
        a.runCost = total / (paidFor() * all * (m.years / runTime) / (1 + m.trials));
        if (served.gpus > 0)
            a.runCost = ofRun(total, tierRent);
        const Seconds hours = d.gpus * all * m.years; // at full use
        a.rentHour = rented / (a.inUse * hours);
        a.ownHour = owned / (ownUse() * hours);
        a.idleYear = larger(0.0, 1 - a.inUse) * (owned / m.years);
        a.lostRentYear = m.scheduling * (a.rentYear - a.rentFixedYear);
        a.lostOwnYear = m.scheduling * ownUse() * (owned / m.years);
    }
};

} // namespace

MoneyAnswer compareMoney(const Economics& m, const Site& site, const Cluster& cluster,
                         const Decision& d, const SiteAnswer& power, Seconds runTime,
                         Seconds runGpuTime, const ServedLoad& served)
{
    Compared c{m, site, d, power, runTime, runGpuTime, served};
    c.use();
    c.rent = rentOf(m.rent, m.price, d.nodes, runTime);
    c.staff();
    c.renting();
    c.owning(cluster);
    c.totals();
    c.bills();
    c.verdict();
    c.evenRent();
    c.perWork();
    return c.a;
}

Usd rentedUntil(const MoneyAnswer& a, Seconds t)
{
    const Seconds priced = flowing(a.bills.trend, {}, {}, t, t);
    const UsdRate moving = a.rentYear - a.rentFixedYear;
    return moving * (a.committedYear.base() > 0 ? t : priced) + a.tierRentYear * priced +
           (a.rentFixedYear - a.tierRentYear) * t;
}

Usd boughtUntil(const MoneyAnswer& a, Seconds t)
{
    const Rate trend = a.bills.trend;
    const Seconds waits = smaller(t, a.leadTime);
    Usd paid = a.ownFirst + a.tierRentYear * flowing(trend, {}, {}, t, t) +
               (a.ownYear - a.tierRentYear) * (t - waits);
    if (waits.base() > 0)
        paid += (a.waitYear - a.rentFixedYear) * flowing(trend, {}, {}, waits, t) +
                (a.rentFixedYear - a.tierRentYear) * waits;
    return paid;
}

} // namespace engine
