#include "model/engine/listedrent.h"

#include "model/engine/money/market.h"
#include "model/engine/money/rent.h"
#include "model/engine/supplyway.h"

namespace engine {
namespace {

// Spot is left out: nobody compares a purchase with what may be taken away.
constexpr Term kTerms[] = {Term::OnDemand, Term::Reserved1y, Term::Reserved3y};

const Offer* cheapestOffer(const Plan& plan, const Catalog& catalog, Term term)
{
    const Offer* cheapest = nullptr;
    for (const Offer& o : catalog.offers)
        if (o.accelerator == plan.cluster.gpu.id && isOffered(o, term) &&
            liesIn(plan.money.area, o.region) && isCurrent(o, catalog.today) &&
            (!cheapest || o.priceGpu < cheapest->priceGpu))
            cheapest = &o;
    return cheapest;
}

} // namespace

std::optional<ListedRent> cheapestListed(const Plan& plan, const Decision& decision,
                                         const Catalog& catalog)
{
    std::optional<ListedRent> best;
    for (const Term term : kTerms) {
        const Offer* offer =
            termLength(term) > plan.money.years ? nullptr : cheapestOffer(plan, catalog, term);
        if (!offer)
            continue;
        ListedRent listed{offer, hadBy(plan, {plan.money.tenure, term, offer}), {}};
        listed.then = assess(listed.plan, decision);
        if (!best || listed.then.money.rentTotal < best->then.money.rentTotal)
            best = std::move(listed);
    }
    return best;
}

} // namespace engine
