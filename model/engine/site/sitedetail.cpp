#include "model/engine/site/sitedetail.h"

namespace engine {

SiteDetail siteDetailOf(const ResolvedPlan& plan, const Assessment& a,
                        std::shared_ptr<const Catalog> catalog)
{
    return {rackPlan(plan, a), compareRegions(plan, a, *catalog), std::move(catalog)};
}

} // namespace engine
