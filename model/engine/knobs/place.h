#pragma once

#include "model/engine/knobs/knob.h"

#include <array>

namespace engine {

// The id of no region: the figures are one's own.
inline constexpr std::string_view kNoRegion = "own";
// In the order of Cooling; the catalog's costs name them "cool-…" and the rules "cooling.….pue".
inline constexpr std::array<std::string_view, 4> kCoolings{"air", "contained", "rear_door",
                                                           "liquid"};

// Regions that tell both a price and the carbon of electricity.
std::vector<Option> regionOptions(const Plan& plan, const Workload& work, const Catalog& catalog);
// The electricity of a region, price and carbon, each with its source.
void moveTo(Plan& plan, const Catalog& catalog, std::string_view region);
// What a kind of cooling brings: the PUE it usually reaches and the heat it takes from a rack.
void coolBy(Plan& plan, const Catalog& catalog, Cooling cooling);
// The least kind that takes so much heat out of a rack, or nothing where none does.
const std::string_view* coolingFor(const Catalog& catalog, Watts rack);

} // namespace engine
