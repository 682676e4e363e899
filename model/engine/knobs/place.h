#pragma once

#include "model/engine/knobs/choice_row.h"

namespace engine {

// The id of no region: the figures are one's own.
inline constexpr Named<int> kNoRegion[] = {{0, "own", L("Choices", "Custom")}};
// The catalog's costs name them "cool-…" and the rules "cooling.….pue".
inline constexpr Named<Cooling> kCoolings[] = {
    {Cooling::Air, "air", L("Choices", "Air")},
    {Cooling::Contained, "contained", L("Choices", "Air with containment")},
    {Cooling::RearDoor, "rear_door", L("Choices", "Rear-door cooling")},
    {Cooling::Liquid, "liquid", L("Choices", "Liquid")}};

// Regions that tell both a price and the carbon of electricity.
std::vector<Option> regionOptions(const Plan& plan, const Workload& work, const Catalog& catalog);
// The electricity of a region, price and carbon, each with its source.
void moveTo(Plan& plan, const Catalog& catalog, std::string_view region);
// What a kind of cooling brings: the PUE it usually reaches and the heat it takes from a rack.
void coolBy(Plan& plan, const Catalog& catalog, Cooling cooling);
// The least kind that takes so much heat out of a rack, or nothing where none does.
std::optional<Cooling> coolingFor(const Catalog& catalog, Watts rack);

} // namespace engine
