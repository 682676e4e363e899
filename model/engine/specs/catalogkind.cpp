#include "model/engine/specs/catalogkind.h"

#include <algorithm>

namespace engine {
namespace {

template <class T> void append(std::vector<const Part*>& to, const std::vector<T>& from)
{
    to.reserve(from.size());
    for (const T& part : from)
        to.push_back(&part);
}

template <class T> std::vector<FieldKey> keysOf()
{
    std::vector<FieldKey> keys;
    for (const Field<T>& field : fields(T{}))
        keys.push_back({field.key, field.unit});
    return keys;
}

template <class T> double fieldOf(const Part& part, std::string_view key, double otherwise)
{
    const T& full = static_cast<const T&>(part);
    const auto all = fields(full);
    const auto it = std::ranges::find(all, key, &Field<T>::key);
    return it == all.end() ? otherwise : it->get(full);
}

} // namespace

std::string_view keyOf(CatalogKind kind)
{
    constexpr std::array<std::string_view, kCatalogKinds.size()> keys{
        "accelerators", "links", "nodes",  "models", "offers",         "regions",
        "costs",        "rules", "points", "fleets", "contradictions", "runs"};
    return keys[static_cast<std::size_t>(kind)];
}

std::vector<const Part*> partsOf(const Catalog& catalog, CatalogKind kind)
{
    std::vector<const Part*> parts;
    switch (kind) {
    case CatalogKind::Accelerators: append(parts, catalog.accelerators); break;
    case CatalogKind::Links: append(parts, catalog.links); break;
    case CatalogKind::Nodes: append(parts, catalog.nodes); break;
    case CatalogKind::Models: append(parts, catalog.models); break;
    case CatalogKind::Offers: append(parts, catalog.offers); break;
    case CatalogKind::Regions: append(parts, catalog.regions); break;
    case CatalogKind::Costs: append(parts, catalog.costs); break;
    case CatalogKind::Rules: append(parts, catalog.rules); break;
    case CatalogKind::Points: append(parts, catalog.points); break;
    case CatalogKind::Fleets: append(parts, catalog.fleets); break;
    case CatalogKind::Contradictions:
    case CatalogKind::Runs: break;
    }
    return parts;
}

const Part* partOf(const Catalog& catalog, CatalogKind kind, std::string_view id)
{
    const auto parts = partsOf(catalog, kind);
    const auto it = std::ranges::find_if(parts, [&](const Part* p) { return p->id == id; });
    return it == parts.end() ? nullptr : *it;
}

std::vector<FieldKey> fieldKeys(CatalogKind kind)
{
    switch (kind) {
    case CatalogKind::Accelerators: return keysOf<Accelerator>();
    case CatalogKind::Links: return keysOf<Link>();
    case CatalogKind::Nodes: return keysOf<Node>();
    case CatalogKind::Models: return keysOf<Model>();
    case CatalogKind::Offers: return keysOf<Offer>();
    case CatalogKind::Regions: return keysOf<Region>();
    case CatalogKind::Points: return keysOf<Point>();
    case CatalogKind::Fleets: return keysOf<Fleet>();
    default: return {};
    }
}

double valueOf(CatalogKind kind, const Part& part, std::string_view key)
{
    const Figure* figure = part.sheet ? part.sheet->figure(key) : nullptr;
    const double value = figure ? figure->value : kUnknown;
    switch (kind) {
    case CatalogKind::Accelerators: return fieldOf<Accelerator>(part, key, value);
    case CatalogKind::Links: return fieldOf<Link>(part, key, value);
    case CatalogKind::Nodes: return fieldOf<Node>(part, key, value);
    case CatalogKind::Models: return fieldOf<Model>(part, key, value);
    case CatalogKind::Offers: return fieldOf<Offer>(part, key, value);
    case CatalogKind::Regions: return fieldOf<Region>(part, key, value);
    case CatalogKind::Points: return fieldOf<Point>(part, key, value);
    case CatalogKind::Fleets: return fieldOf<Fleet>(part, key, value);
    default: return value;
    }
}

std::optional<Unit> unitOf(CatalogKind kind, const Part& part, std::string_view key)
{
    const Figure* figure = part.sheet ? part.sheet->figure(key) : nullptr;
    for (const FieldKey& field : fieldKeys(kind))
        if (field.key == key && (field.unit != Unit::None || !figure))
            return field.unit;
    return figure ? std::optional(figure->unit) : std::nullopt;
}

} // namespace engine
