#pragma once

#include "model/engine/plan.h"

#include <vector>

namespace engine {

// A way to have GPUs: bought, or rented for a term, at a seller's price or at the usual one.
struct SupplyWay {
    Tenure tenure = Tenure::Rent;
    Term term = Term::OnDemand;
    const Offer* offer = nullptr; // none: the usual price
};

// The plan on one type of GPU, with all that comes with it. Of another type, nothing that was typed
// or pinned for the plan's own holds.
Plan onGpu(const Plan& plan, const Catalog& catalog, const Accelerator& gpu);

// The usual price by each term that pays less than a shorter one, spot only for what trains; of
// every provider the cheapest offer by each term, in the area that is asked for where it has one
// there; and buying, where the price is known.
std::vector<SupplyWay> waysToHave(const Plan& plan, const Catalog& catalog);

// The plan with its GPUs had that way. What an offer asks for its term is paid as it stands.
Plan hadBy(const Plan& plan, const SupplyWay& way);

// Whether a provider's region lies there; nobody knows where a region lies that is not told.
bool liesIn(OfferArea area, std::string_view region);

} // namespace engine
