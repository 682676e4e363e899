#pragma once

#include "model/engine/knobs/choicerow.h"

namespace engine {

// The id for no region: the figures are custom.
inline constexpr Named<int> kNoRegion[] = {{0, "own", L("Choices", "Custom")}};
// Named "cool-…" in the catalog's costs and "cooling.….pue" in its rules.
inline constexpr Named<Cooling> kCoolings[] = {
    {Cooling::Air, "air", L("Choices", "Air")},
    {Cooling::Contained, "contained", L("Choices", "Air with containment")},
    {Cooling::RearDoor, "rear_door", L("Choices", "Rear-door cooling")},
    {Cooling::Liquid, "liquid", L("Choices", "Liquid")}};

// Regions with both a price and the carbon intensity of electricity.
std::vector<Option> regionOptions(const Plan& plan, const Workload& work, const Catalog& catalog);
// Sets a region's electricity price and carbon intensity, each with its source.
void moveTo(Plan& plan, const Catalog& catalog, std::string_view region);
// Sets the typical PUE and the heat limit per rack of a kind of cooling.
void coolBy(Plan& plan, const Catalog& catalog, Cooling cooling);
// The least kind that removes that much heat from a rack, or nothing if none does.
std::optional<Cooling> coolingFor(const Catalog& catalog, Watts rack);

} // namespace engine
