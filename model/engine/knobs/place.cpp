#include "model/engine/knobs/place.h"

#include "model/engine/knobs/citing.h"

#include <algorithm>

namespace engine {
namespace {

bool known(const Region& region)
{
    return region.electricity == region.electricity && region.carbon == region.carbon;
}

// Maps ids: "rear_door" is the catalog's "cool-rear-door".
const Cost* heatOf(const Catalog& catalog, std::string_view kind)
{
    std::string id = "cool-" + std::string(kind == "contained" ? "air-contained" : kind);
    std::ranges::replace(id, '_', '-');
    return catalog.cost(id);
}

void citeEntry(Citing& citing, const std::string& path, const Part& part, std::string_view key)
{
    if (const Citation* cite = citeOf(&part, key)) {
        Citation own = *cite;
        own.entry = part.id;
        citing.replace(path, &own);
    } else {
        citing.replace(path, nullptr);
    }
}

} // namespace

std::vector<Option> regionOptions(const Plan&, const Workload&, const Catalog& catalog)
{
    auto options = optionsOf(kNoRegion);
    for (const Region& region : catalog.regions)
        if (known(region))
            options.push_back({region.id, region.name});
    return options;
}

void moveTo(Plan& plan, const Catalog& catalog, std::string_view id)
{
    plan.site.region.clear();
    plan.site.regionName.clear();
    const Region* region = catalog.region(id);
    if (!region || !known(*region))
        return;
    plan.site.region = region->id;
    plan.site.regionName = region->name;
    plan.site.electricity = region->electricity;
    plan.site.carbon = region->carbon;
    Citing citing(plan);
    citeEntry(citing, "site.electricity", *region, "electricity");
    citeEntry(citing, "site.carbon", *region, "carbon");
}

void coolBy(Plan& plan, const Catalog& catalog, Cooling cooling)
{
    plan.site.cooling = cooling;
    const std::string_view kind = idOf(kCoolings, cooling);
    Citing citing(plan);
    if (const Rule* pue = catalog.rule("cooling." + std::string(kind) + ".pue")) {
        plan.site.pue = pue->value;
        citeEntry(citing, "site.pue", *pue, "value");
    }
    if (const Cost* heat = heatOf(catalog, kind)) {
        plan.site.rack.power = Watts(heat->value);
        citeEntry(citing, "site.rack_power", *heat, "value");
    }
}

std::optional<Cooling> coolingFor(const Catalog& catalog, Watts rack)
{
    for (const Named<Cooling>& kind : kCoolings)
        if (const Cost* heat = heatOf(catalog, kind.id); heat && Watts(heat->value) >= rack)
            return kind.value;
    return {};
}

} // namespace engine
