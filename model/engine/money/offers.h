#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

#include <vector>

namespace engine {

// A provider's offer for the plan's GPU, for all work of the years compared.
struct RentedFrom {
    const Offer* offer = nullptr;
    const Citation* cite = nullptr; // of the price: its date, and where to look it up
    double gpus = 0;                // whole instances
    UsdRate price{};                // per GPU, under the plan's terms
    Usd total{};                    // including support, staff, storage and egress
};

// Every offer for the plan's GPU at the same work, cheapest first. A price for a term or for spot
// is paid as it is; an on-demand price gets the discount of the plan's terms.
std::vector<RentedFrom> rentedFrom(const ResolvedPlan& plan, const Assessment& assessment,
                                   const Catalog& catalog);

} // namespace engine
