#include "model/engine/money/rent.h"

#include "model/engine/specs/part.h"

#include <cmath>

namespace engine {
namespace {

Share discountOf(const RentTerms& terms)
{
    switch (terms.term) {
    case Term::OnDemand: break;
    case Term::Reserved1y: return terms.discount1y;
    case Term::Reserved3y: return terms.discount3y;
    case Term::Spot: return terms.discountSpot;
    }
    return 0;
}

} // namespace

Interrupted onSpot(const RentTerms& terms, double nodes)
{
    return {terms.nodeBetween / nodes, terms.saveEvery, terms.saveTime, terms.restart};
}

Seconds billed(const RentTerms& terms, Seconds run)
{
    const Seconds least = larger(run, terms.minimumTerm);
    return terms.billingStep.base() > 0 ? std::ceil(least / terms.billingStep) * terms.billingStep
                                        : least;
}

RentAnswer rentOf(const RentTerms& terms, double nodes, Seconds work)
{
    RentAnswer a;
    a.share = (1 - discountOf(terms)) * (1 + terms.support);
    if (terms.term == Term::Reserved1y || terms.term == Term::Reserved3y) {
        a.reserved = true;
        a.term = (terms.term == Term::Reserved1y ? 1 : 3) * kYear;
        return a;
    }
    double again = terms.term == Term::Spot ? slowdown(onSpot(terms, nodes)) : 1;
    if (!std::isfinite(again)) // it would never be done
        again = kUnknown;
    const bool rounds = terms.billingStep.base() > 0 || terms.minimumTerm.base() > 0;
    a.time = rounds ? billed(terms, again * work) / work : again;
    return a;
}

} // namespace engine
