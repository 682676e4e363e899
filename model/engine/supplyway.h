#pragma once

#include "model/engine/plan.h"

#include <string_view>

namespace engine {

// A way of getting GPUs: bought, or rented for a term, at a seller's price or at the default one.
struct SupplyWay {
    Tenure tenure = Tenure::Rent;
    Term term = Term::OnDemand;
    const Offer* offer = nullptr; // none: the default price
};

// The plan with its GPUs obtained that way. An offer's price for its term is paid as it is.
Plan hadBy(const Plan& plan, const SupplyWay& way);

// Whether a provider's region is in that area; false if its location is unknown.
bool liesIn(OfferArea area, std::string_view region);

} // namespace engine
