#pragma once

#include "model/engine/specs/parts.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace engine {

// What the catalog is made of, in the order it is shown. Contradictions are about parts and
// measured runs belong to a project: neither is a part itself.
enum class CatalogKind {
    Accelerators,
    Links,
    Nodes,
    Models,
    Offers,
    Regions,
    Costs,
    Rules,
    Points,
    Fleets,
    Contradictions,
    Runs
};
inline constexpr std::array kCatalogKinds{
    CatalogKind::Accelerators, CatalogKind::Links,          CatalogKind::Nodes,
    CatalogKind::Models,       CatalogKind::Offers,         CatalogKind::Regions,
    CatalogKind::Costs,        CatalogKind::Rules,          CatalogKind::Points,
    CatalogKind::Fleets,       CatalogKind::Contradictions, CatalogKind::Runs};

// What a catalog file calls the list: "accelerators".
std::string_view keyOf(CatalogKind kind);

std::vector<const Part*> partsOf(const Catalog& catalog, CatalogKind kind);
const Part* partOf(const Catalog& catalog, CatalogKind kind, std::string_view id);

// A number that every part of a kind has a place for, known or not.
struct FieldKey {
    std::string_view key;
    Unit unit;
};
std::vector<FieldKey> fieldKeys(CatalogKind kind);
// What the part says there, in base units: a field that follows from others, or a figure of its
// sheet alone. Unknown where it says nothing.
double valueOf(CatalogKind kind, const Part& part, std::string_view key);
// The unit to show it in: the field's own or, where it has none, the figure's.
std::optional<Unit> unitOf(CatalogKind kind, const Part& part, std::string_view key);

} // namespace engine
