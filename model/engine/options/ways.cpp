#include "model/engine/options/ways.h"

#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/citing.h"
#include "model/engine/money/market.h"
#include "model/engine/money/rent.h"
#include "model/engine/training/plaintext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace engine {
namespace {

// From no commitment to the longest.
constexpr std::array kTerms{Term::Spot, Term::OnDemand, Term::Reserved1y, Term::Reserved3y};
// A price quoted in an article is not an offer.
constexpr std::string_view kQuoted = "article";
constexpr std::string_view kEverywhere = "all regions";

// Providers' naming of regions: "us-east-1", "eastus2", "eu-north1", "westeurope".
struct AreaName {
    OfferArea area;
    std::string_view part;
    bool starts; // prefix of the name, or anywhere in it
};
constexpr std::array kAreaNames{AreaName{OfferArea::Europe, "europe", false},
                                AreaName{OfferArea::Europe, "eu", true},
                                AreaName{OfferArea::AsiaPacific, "asia", false},
                                AreaName{OfferArea::AsiaPacific, "ap", true},
                                AreaName{OfferArea::AsiaPacific, "japan", false},
                                AreaName{OfferArea::AsiaPacific, "australia", false},
                                AreaName{OfferArea::Us, "us", true},
                                AreaName{OfferArea::Us, "eastus", false},
                                AreaName{OfferArea::Us, "westus", false},
                                AreaName{OfferArea::Us, "centralus", false}};

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
        if (offer.accelerator != plan.cluster.gpu.id || offer.market == kQuoted ||
            !(offer.priceGpu.base() > 0))
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

bool liesIn(OfferArea area, std::string_view region)
{
    if (area == OfferArea::Any || region == kEverywhere)
        return true;
    const std::string name = plainText(region);
    return std::ranges::any_of(kAreaNames, [&](const AreaName& row) {
        const auto at = name.find(row.part);
        return row.area == area && (row.starts ? at == 0 : at != std::string::npos);
    });
}

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

Plan hadBy(const Plan& plan, const SupplyWay& way)
{
    Plan next = plan;
    Economics& money = next.money;
    money.tenure = way.tenure;
    money.rent.term = way.term;
    if (!way.offer)
        return next;
    money.price = way.offer->priceGpu;
    money.priceFrom = PriceFrom::Typed;
    Citing citing(next);
    citing.replace("money.price", citeOf(way.offer, "price_gpu"));
    if (way.term == Term::OnDemand)
        return next;
    // The discount is already in the price.
    const auto own = [&](Share& discount, UsdRate& least, const std::string& name) {
        discount = 0, least = UsdRate{};
        citing.replace("money.discount_" + name, nullptr);
        citing.replace("money.least_" + name, nullptr);
    };
    switch (way.term) {
    case Term::OnDemand: break;
    case Term::Reserved1y: own(money.rent.discount1y, money.rent.least1y, "1y"); break;
    case Term::Reserved3y: own(money.rent.discount3y, money.rent.least3y, "3y"); break;
    case Term::Spot: own(money.rent.discountSpot, money.rent.leastSpot, "spot"); break;
    }
    return next;
}

} // namespace engine
