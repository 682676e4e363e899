#pragma once

#include "model/engine/site/racks.h"
#include "model/engine/site/regions.h"

#include <memory>

namespace engine {

// What only the site page needs: the individual racks, and possible regions.
struct SiteDetail {
    std::vector<RackGroup> racks;
    std::vector<RegionRow> regions; // pointing into the catalog
    std::shared_ptr<const Catalog> catalog;
};

SiteDetail siteDetailOf(const ResolvedPlan& plan, const Assessment& assessment,
                        std::shared_ptr<const Catalog> catalog);

} // namespace engine
