#pragma once

#include "model/engine/site/racks.h"
#include "model/engine/site/regions.h"

#include <memory>

namespace engine {

// What only a look at the site needs: its racks one by one, and the regions it could stand in.
struct SiteDetail {
    std::vector<RackGroup> racks;
    std::vector<RegionRow> regions; // they point into the catalog
    std::shared_ptr<const Catalog> catalog;
};

SiteDetail siteDetailOf(const ResolvedPlan& plan, const Assessment& assessment,
                        std::shared_ptr<const Catalog> catalog);

} // namespace engine
