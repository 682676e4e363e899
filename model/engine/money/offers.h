#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

#include <vector>

namespace engine {

// A provider's offer of the plan's GPU, for the whole work of the years compared.
struct RentedFrom {
    const Offer* offer = nullptr;
    const Citation* cite = nullptr; // of the price: its date, where to look it up
    double gpus = 0;                // whole instances
    UsdRate price{};                // of one GPU as the plan's terms leave it
    Usd total{};                    // with support, staff, storage and what leaves
};

// Every offer of the plan's GPU at the same work, cheapest first. A price that is itself for a
// term or for spot is paid as it stands; one on demand gets the discount of the plan's terms.
std::vector<RentedFrom> rentedFrom(const ResolvedPlan& plan, const Assessment& assessment,
                                   const Catalog& catalog);

} // namespace engine
