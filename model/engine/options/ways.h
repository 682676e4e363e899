#pragma once

#include "model/engine/supplyway.h"

#include <vector>

namespace engine {

// The plan on one GPU type, with all that comes with it. For another type, nothing that was typed
// or pinned for the plan's own applies.
Plan onGpu(const Plan& plan, const Catalog& catalog, const Accelerator& gpu);

// The default price for each term that costs less than a shorter one, with spot only for training;
// for every provider the cheapest offer per term, in the requested area if it has one there; and
// buying, if the price is known.
std::vector<SupplyWay> waysToHave(const Plan& plan, const Catalog& catalog);

} // namespace engine
