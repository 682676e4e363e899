#include "model/engine/money/offers.h"

#include "model/engine/money/market.h"
#include "model/engine/money/rent.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

RentedFrom priced(const ResolvedPlan& plan, const Assessment& a, const Offer& offer)
{
    RentTerms terms = plan.money.rent;
    const Term own = termOf(offer);
    if (own != Term::OnDemand) { // the discount is already in the price
        terms.term = own;
        terms.discount1y = terms.discount3y = terms.discountSpot = 0;
        terms.least1y = terms.least3y = terms.leastSpot = {};
    }
    const RentAnswer rent = rentOf(terms, offer.priceGpu, a.decision.nodes, a.money.runTime);
    RentedFrom r;
    r.offer = &offer;
    if (const Figure* figure = offer.sheet ? offer.sheet->figure("price_gpu") : nullptr)
        r.cite = &figure->cite;
    const double each = offer.gpus > 0 ? offer.gpus : 1;
    r.gpus = std::ceil(ownedGpus(a.decision) / each) * each;
    r.price = offer.priceGpu * rent.share;
    const MoneyAnswer& m = a.money;
    const Seconds years = plan.money.years;
    const Seconds hours = rent.reserved
                              ? std::ceil(years / rent.term) * rent.term * larger(1.0, m.inUse)
                              : m.inUse * rent.time * m.pricedYears;
    const UsdRate staff = rentedStaff(plan.money, a.decision.gpus, rent.reserved ? 1 : m.inUse);
    r.total = r.gpus * r.price * hours +
              (m.rentFixedYear - m.tierRentYear - m.staffRent + staff) * years + m.tierRentTotal;
    return r;
}

} // namespace

std::vector<RentedFrom> rentedFrom(const ResolvedPlan& plan, const Assessment& a,
                                   const Catalog& catalog)
{
    std::vector<RentedFrom> all;
    for (const Offer& offer : catalog.offers)
        if (offer.accelerator == plan.cluster.gpu.id && offer.priceGpu.base() > 0)
            all.push_back(priced(plan, a, offer));
    std::ranges::stable_sort(all, [](const RentedFrom& x, const RentedFrom& y) {
        return x.total < y.total || (std::isfinite(x.total.base()) && std::isnan(y.total.base()));
    });
    return all;
}

} // namespace engine
