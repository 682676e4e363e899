#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

#include <vector>

namespace engine {

// One plan in one region of the catalog. What the region does not tell is unknown.
struct RegionRow {
    const Region* region = nullptr;
    UsdRate electricityYear{}, ownYear{}; // all that owning costs in a year, with it
    Mass carbonRun{}, carbonYear{};
    Volume waterYear{};     // of the plan's own: the catalog tells none
    bool here = false;      // the plan's own
    bool complete = false;  // price and carbon are both known
    bool dominated = false; // another region is no worse in either and better in one
};

// Every region that tells a price or carbon; the complete ones first, the cheapest first.
std::vector<RegionRow> compareRegions(const ResolvedPlan& plan, const Assessment& assessment,
                                      const Catalog& catalog);

} // namespace engine
