#include "model/engine/site/regions.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

RegionRow rowOf(const ResolvedPlan& plan, const Assessment& a, const Region& region)
{
    RegionRow row{&region};
    row.electricityYear = a.site.energyYear / kYear * region.electricity;
    row.ownYear = a.money.ownYear - a.money.electricityYear + row.electricityYear;
    row.carbonRun = a.site.energyRun * region.carbon + a.site.run.embodied;
    row.carbonYear = a.site.energyYear * region.carbon + a.site.year.embodied;
    row.here = region.id == plan.site.region;
    row.waterYear = row.here ? a.site.year.water() : Volume(kUnknown);
    row.complete = !std::isnan(region.electricity.base()) && !std::isnan(region.carbon.base());
    return row;
}

bool beats(const Region& a, const Region& b)
{
    return a.electricity <= b.electricity && a.carbon <= b.carbon &&
           (a.electricity < b.electricity || a.carbon < b.carbon);
}

} // namespace

std::vector<RegionRow> compareRegions(const ResolvedPlan& plan, const Assessment& a,
                                      const Catalog& catalog)
{
    std::vector<RegionRow> rows;
    for (const Region& region : catalog.regions)
        if (!std::isnan(region.electricity.base()) || !std::isnan(region.carbon.base()))
            rows.push_back(rowOf(plan, a, region));
    std::ranges::stable_sort(rows, [](const RegionRow& x, const RegionRow& y) {
        if (x.complete != y.complete)
            return x.complete;
        return x.complete && x.region->electricity < y.region->electricity;
    });
    for (RegionRow& row : rows)
        row.dominated = row.complete && std::ranges::any_of(rows, [&](const RegionRow& other) {
                            return other.complete && beats(*other.region, *row.region);
                        });
    return rows;
}

} // namespace engine
