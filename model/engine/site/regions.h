#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

#include <vector>

namespace engine {

// The plan in one region of the catalog. Figures that the region lacks are unknown.
struct RegionRow {
    const Region* region = nullptr;
    UsdRate electricityYear{}, ownYear{}; // total yearly cost of owning, including electricity
    Mass carbonRun{}, carbonYear{};
    Volume waterYear{};     // from the plan: the catalog has none
    bool here = false;      // the plan's own region
    bool complete = false;  // price and carbon intensity are both known
    bool dominated = false; // another region is no worse in both and better in one
};

// Every region with a price or a carbon intensity; complete ones first, then cheapest first.
std::vector<RegionRow> compareRegions(const ResolvedPlan& plan, const Assessment& assessment,
                                      const Catalog& catalog);

} // namespace engine
