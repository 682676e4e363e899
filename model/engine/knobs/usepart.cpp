#include "model/engine/knobs/usepart.h"

#include "model/engine/knobs/citing.h"
#include "model/engine/knobs/imported.h"
#include "model/engine/knobs/knob.h"

namespace engine {
namespace {

std::string named(CatalogKind kind, std::string_view id)
{
    return std::string(keyOf(kind)) + "/" + std::string(id);
}

// Sets a knob to a figure of the catalog, with its source and entry.
Result<Plan> withFigure(const Plan& plan, const std::string& path, const Part& part,
                        std::string_view key)
{
    const Figure* figure = part.sheet ? part.sheet->figure(key) : nullptr;
    if (!figure)
        return fail(Error::Code::NotApplicable, part.name);
    auto next = turned(plan, path, figure->value);
    if (!next)
        return next;
    Citation cite = figure->cite;
    cite.entry = part.id;
    Citing(*next).replace(path, &cite);
    return next;
}

Result<Plan> withLink(const Plan& plan, const Catalog& catalog, const Link& link)
{
    switch (link.kind) {
    case Link::Kind::Inside: return chosen(plan, catalog, "cluster.inside", link.id);
    case Link::Kind::Between: return chosen(plan, catalog, "cluster.fabric", link.id);
    case Link::Kind::Other: break;
    }
    return fail(Error::Code::NotApplicable, link.name);
}

Result<Plan> withOffer(const Plan& plan, const Catalog& catalog, const Offer& offer)
{
    const Citation* cite = citeOf(&offer, "price_gpu");
    if (!cite)
        return fail(Error::Code::NotApplicable, offer.name);
    return rentedAt(plan, catalog, offer.accelerator, offer.priceGpu, *cite);
}

// A region with only a price sets just that; the carbon intensity is kept.
Result<Plan> inRegion(const Plan& plan, const Catalog& catalog, const Region& region)
{
    if (region.electricity == region.electricity && region.carbon == region.carbon)
        return chosen(plan, catalog, "site.region", region.id);
    return withFigure(plan, "site.electricity", region, "electricity");
}

} // namespace

Result<Plan> used(const Plan& plan, const Catalog& catalog, CatalogKind kind, std::string_view id,
                  std::string_view work)
{
    const Part* part = partOf(catalog, kind, id);
    if (!part)
        return fail(Error::Code::NotApplicable, named(kind, id));
    switch (kind) {
    case CatalogKind::Accelerators: return chosen(plan, catalog, "cluster.gpu", id);
    case CatalogKind::Models:
        return chosen(
            plan, catalog,
            "work." + (work.empty() ? plan.work.front().id : std::string(work)) + ".model", id);
    case CatalogKind::Links: return withLink(plan, catalog, static_cast<const Link&>(*part));
    case CatalogKind::Offers: return withOffer(plan, catalog, static_cast<const Offer&>(*part));
    case CatalogKind::Fleets: return chosen(plan, catalog, "risk.fleet", id);
    case CatalogKind::Regions: return inRegion(plan, catalog, static_cast<const Region&>(*part));
    default: return fail(Error::Code::NotApplicable, part->name);
    }
}

} // namespace engine
