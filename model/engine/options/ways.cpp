#include "model/engine/options/ways.h"

#include "model/engine/knobs/adopt.h"
#include "model/engine/money/market.h"
#include "model/engine/money/rent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace engine {
namespace {

// From no commitment to the longest.
constexpr std::array kTerms{Term::Spot, Term::OnDemand, Term::Reserved1y, Term::Reserved3y};

// Serving around the clock cannot wait for nodes that spot preempted.
bool isOpen(const Plan& plan, Term term)
{
    return term != Term::Spot || !plan.serves();
}

// Terms at the default price. A longer commitment is listed only if it costs less.
std::vector<Term> usualTerms(const Plan& plan)
{
    std::vector<Term> terms;
    Share least = 1;
    for (const Term term : kTerms) {
        const Share paid = paidOf(plan.money.rent, term, plan.money.price);
        if (!isOpen(plan, term) || (term != Term::OnDemand && !(paid < least)))
            continue;
        terms.push_back(term);
        if (term != Term::Spot)
            least = paid;
    }
    return terms;
}

// The cheapest offer per provider and term; offers inside the area take precedence.
std::vector<const Offer*> bestOffers(const Plan& plan, const Catalog& catalog)
{
    std::map<std::pair<std::string_view, std::string_view>, const Offer*> best;
    const auto isBetter = [&](const Offer& a, const Offer& b) {
        const bool there = liesIn(plan.money.area, a.region);
        if (there != liesIn(plan.money.area, b.region))
            return there;
        return a.priceGpu < b.priceGpu;
    };
    for (const Offer& offer : catalog.offers) {
        if (!isOpen(plan, termOf(offer)))
            continue;
        if (offer.accelerator != plan.cluster.gpu.id || !isSold(offer))
            continue;
        const std::string_view seller = offer.provider.empty() ? offer.id : offer.provider;
        const auto [it, isNew] = best.try_emplace({seller, offer.term}, &offer);
        if (!isNew && isBetter(offer, *it->second))
            it->second = &offer;
    }
    std::vector<const Offer*> offers;
    for (const auto& [key, offer] : best)
        offers.push_back(offer);
    return offers;
}

// Whether the plan's price under that term is no market's price, but that of one of two sellers.
bool isSellers(const std::vector<const Offer*>& offers, const Economics& money, Term term)
{
    const auto sells = [term](const Offer* offer) { return termOf(*offer) == term; };
    if (money.priceFrom == PriceFrom::Typed || std::ranges::count_if(offers, sells) > 2)
        return false;
    const UsdRate paid = money.price * paidOf(money.rent, term, money.price);
    return std::ranges::any_of(offers, [&](const Offer* offer) {
        return sells(offer) && std::abs(offer->priceGpu / paid - 1) < 1e-9; // rounded
    });
}

} // namespace

Plan onGpu(const Plan& plan, const Catalog& catalog, const Accelerator& gpu)
{
    Plan next = plan;
    if (isMixed(next.cluster))
        dropSecond(next);
    if (gpu.id == plan.cluster.gpu.id)
        return next;
    adopt(next, catalog, gpu);
    for (Workload& work : next.work) { // pinned for another machine
        work.train.layout = {};
        work.serve.layout = {};
    }
    return next;
}

std::vector<SupplyWay> waysToHave(const Plan& plan, const Catalog& catalog)
{
    std::vector<SupplyWay> ways;
    const auto offers = bestOffers(plan, catalog);
    if (plan.money.price.base() > 0)
        for (const Term term : usualTerms(plan))
            if (!isSellers(offers, plan.money, term))
                ways.push_back({Tenure::Rent, term, nullptr});
    for (const Offer* offer : offers)
        ways.push_back({Tenure::Rent, termOf(*offer), offer});
    if (plan.money.capital.base() > 0)
        ways.push_back({Tenure::Buy, plan.money.rent.term, nullptr});
    if (ways.empty()) // it does the work, at an unknown price
        ways.push_back({Tenure::Rent, Term::OnDemand, nullptr});
    return ways;
}

} // namespace engine
