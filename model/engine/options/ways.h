#pragma once

#include "model/engine/plan.h"

#include <vector>

namespace engine {

// A way of getting GPUs: bought, or rented for a term, at a seller's price or at the default one.
struct SupplyWay {
    Tenure tenure = Tenure::Rent;
    Term term = Term::OnDemand;
    const Offer* offer = nullptr; // none: the default price
};

// The plan on one GPU type, with all that comes with it. For another type, nothing that was typed
// or pinned for the plan's own applies.
Plan onGpu(const Plan& plan, const Catalog& catalog, const Accelerator& gpu);

// The default price for each term that costs less than a shorter one, with spot only for training;
// for every provider the cheapest offer per term, in the requested area if it has one there; and
// buying, if the price is known.
std::vector<SupplyWay> waysToHave(const Plan& plan, const Catalog& catalog);

// The plan with its GPUs obtained that way. An offer's price for its term is paid as it is.
Plan hadBy(const Plan& plan, const SupplyWay& way);

// Whether a provider's region is in that area; false if its location is unknown.
bool liesIn(OfferArea area, std::string_view region);

} // namespace engine
