#include "model/engine/money/paid.h"

#include "model/engine/money/compare.h"

namespace engine {
namespace {

struct Payer {
    const Economics& m;
    const MoneyAnswer& a;
    PaidLines paid{};

    Usd& at(BookLine line) { return paid.lines[static_cast<std::size_t>(line)]; }
    // Costs of renting other than the GPUs, for that span.
    void addTierRent(Seconds span)
    {
        at(BookLine::Storage) += span * (a.storageYear + a.egressYear);
        at(BookLine::Staff) += span * a.staffRent;
    }
    void renting()
    {
        const bool reserved = a.committedYear.base() > 0; // its price is fixed
        at(BookLine::Rent) = a.tierRentTotal + a.commitmentLeft +
                             (a.rentYear - a.rentFixedYear) * (reserved ? m.years : a.pricedYears);
        addTierRent(m.years);
    }
    void owning()
    {
        const Seconds owned = m.years - a.waiting;
        at(BookLine::Capital) = a.ownFirst - a.capital.hall;
        at(BookLine::Hall) = a.capital.hall;
        at(BookLine::Rent) = a.tierRentTotal;
        if (a.waiting.base() > 0) {
            at(BookLine::Rent) += a.pricedWaiting * (a.waitYear - a.rentFixedYear);
            addTierRent(a.waiting);
        }
        at(BookLine::Electricity) = owned * a.electricityYear;
        at(BookLine::Colocation) = owned * a.colocationYear;
        at(BookLine::Staff) += owned * a.staffOwn;
        at(BookLine::Maintenance) = owned * a.maintenanceYear;
        at(BookLine::Software) = owned * a.softwareYear;
        at(BookLine::Insurance) = owned * a.insuranceYear;
        at(BookLine::Resale) = -a.resale;
    }
};

} // namespace

Usd PaidLines::total() const
{
    Usd sum{};
    for (const Usd line : lines)
        sum += line;
    return sum;
}

PaidLines paidLines(const Economics& money, const MoneyAnswer& answer)
{
    Payer payer{money, answer};
    if (money.tenure == Tenure::Rent)
        payer.renting();
    else
        payer.owning();
    return payer.paid;
}

Usd paidUntil(const Economics& money, const MoneyAnswer& answer, Seconds t)
{
    const bool rents = money.tenure == Tenure::Rent;
    if (t >= money.years)
        return rents ? answer.rentTotal : answer.ownTotal;
    return rents ? rentedUntil(answer, t) : boughtUntil(answer, t);
}

} // namespace engine
