#pragma once

#include "model/engine/specs/parts.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace engine {

// The kinds of catalog entries, in display order. Contradictions are about parts and measured runs
// belong to a project: neither is a part itself.
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

// The name of its list in a catalog file: "accelerators".
std::string_view keyOf(CatalogKind kind);

std::vector<const Part*> partsOf(const Catalog& catalog, CatalogKind kind);
const Part* partOf(const Catalog& catalog, CatalogKind kind, std::string_view id);

// A number that every part of a kind has a field for, known or not.
struct FieldKey {
    std::string_view key;
    Unit unit;
};
std::vector<FieldKey> fieldKeys(CatalogKind kind);
// The part's value for it, in base units: a field derived from others, or a figure that only its
// sheet has. Unknown if absent.
double valueOf(CatalogKind kind, const Part& part, std::string_view key);
// The display unit: the field's own or, if it has none, the figure's.
std::optional<Unit> unitOf(CatalogKind kind, const Part& part, std::string_view key);

} // namespace engine
