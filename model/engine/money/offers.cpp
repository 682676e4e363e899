#include "model/engine/money/offers.h"

#include "model/engine/money/rent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace engine {
namespace {

// What a catalog calls the terms of a plan.
constexpr std::array<std::pair<std::string_view, Term>, 4> kTerms{
    {{"on-demand", Term::OnDemand},
     {"reserved-1y", Term::Reserved1y},
     {"reserved-3y", Term::Reserved3y},
     {"spot", Term::Spot}}};

// An offer for blocks of days is paid like one on demand.
Term termOf(const Offer& offer)
{
    const auto it = std::ranges::find(kTerms, std::string_view(offer.term),
                                      &std::pair<std::string_view, Term>::first);
    return it == kTerms.end() ? Term::OnDemand : it->second;
}

RentedFrom priced(const Plan& plan, const Assessment& a, const Offer& offer)
{
    RentTerms terms = plan.money.rent;
    const Term own = termOf(offer);
    if (own != Term::OnDemand) { // the discount is in the price already
        terms.term = own;
        terms.discount1y = terms.discount3y = terms.discountSpot = 0;
    }
    const RentAnswer rent = rentOf(terms, a.decision.nodes, a.money.runTime);
    RentedFrom r;
    r.offer = &offer;
    if (const Figure* figure = offer.sheet ? offer.sheet->figure("price_gpu") : nullptr)
        r.cite = &figure->cite;
    const double each = offer.gpus > 0 ? offer.gpus : 1;
    r.gpus = std::ceil(a.decision.gpus / each) * each;
    r.price = offer.priceGpu * rent.share;
    const MoneyAnswer& m = a.money;
    const Seconds years = plan.money.years;
    const Seconds hours = rent.reserved
                              ? std::ceil(years / rent.term) * rent.term * larger(1.0, m.inUse)
                              : m.inUse * rent.time * years;
    r.total = r.gpus * r.price * hours + m.rentFixedYear * years;
    return r;
}

} // namespace

std::vector<RentedFrom> rentedFrom(const Plan& plan, const Assessment& a, const Catalog& catalog)
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
