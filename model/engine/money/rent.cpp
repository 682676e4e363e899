#include "model/engine/money/rent.h"

#include "model/engine/specs/part.h"

#include <cmath>

namespace engine {
namespace {

struct Discount {
    Share share = 0;
    UsdRate least{};
};

Discount discountOf(const RentTerms& terms, Term term)
{
    switch (term) {
    case Term::OnDemand: break;
    case Term::Reserved1y: return {terms.discount1y, terms.least1y};
    case Term::Reserved3y: return {terms.discount3y, terms.least3y};
    case Term::Spot: return {terms.discountSpot, terms.leastSpot};
    }
    return {};
}

} // namespace

UsdRate rentedStaff(const Economics& m, double gpus, Share hours)
{
    const Staffing& s = m.staff;
    return s.rule == StaffRule::Typed
               ? m.staffRent
               : s.renting * (s.fixed + hours * (gpus / s.gpusEach * s.each));
}

Seconds termLength(Term term)
{
    return term == Term::Reserved1y ? kYear : term == Term::Reserved3y ? 3 * kYear : Seconds{};
}

Share paidOf(const RentTerms& terms, Term term, UsdRate price)
{
    const Discount d = discountOf(terms, term);
    return d.least.base() > 0 ? smaller(1.0, larger(1 - d.share, d.least / price)) : 1 - d.share;
}

UsdRate priceFor(const RentTerms& terms, UsdRate paid, double waits)
{
    const Discount d = discountOf(terms, terms.term);
    const double kept = 1 - d.share, all = kept - waits, none = 1 - waits;
    if (!(d.least.base() > 0) || (all > 0 && kept * (paid / all) >= d.least))
        return all > 0 ? paid / all : UsdRate(kUnknown);
    // The discount is bounded, or the price is already below the bound and gets no discount.
    if (none > 0 && paid / none <= d.least)
        return paid / none;
    return waits > 0 ? (d.least - paid) / waits : d.least;
}

Interrupted onSpot(const RentTerms& terms, double nodes)
{
    return {terms.nodeBetween / nodes, terms.saveEvery, terms.saveTime, terms.restart};
}

double slowdownOnSpot(const RentTerms& terms, double nodes)
{
    const double slower = slowdown(onSpot(terms, nodes));
    return std::isfinite(slower) ? slower : kUnknown;
}

Share usedOfYear(const Economics& m, Share inUse, double nodes)
{
    return m.rentsSpot() ? inUse * slowdownOnSpot(m.rent, nodes) : inUse;
}

Seconds billed(const RentTerms& terms, Seconds run)
{
    const Seconds least = larger(run, terms.minimumTerm);
    return terms.billingStep.base() > 0 ? std::ceil(least / terms.billingStep) * terms.billingStep
                                        : least;
}

RentAnswer rentOf(const RentTerms& terms, UsdRate price, double nodes, Seconds work)
{
    RentAnswer a;
    a.share = paidOf(terms, terms.term, price) * (1 + terms.support);
    a.term = termLength(terms.term);
    if (a.term.base() > 0) {
        a.reserved = true;
        return a;
    }
    const double again = terms.term == Term::Spot ? slowdownOnSpot(terms, nodes) : 1;
    const bool rounds = terms.billingStep.base() > 0 || terms.minimumTerm.base() > 0;
    a.time = rounds ? billed(terms, again * work) / work : again;
    return a;
}

} // namespace engine
