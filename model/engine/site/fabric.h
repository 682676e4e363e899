#pragma once

#include "model/engine/answers/fabric.h"
#include "model/engine/inputs/site.h"

#include <vector>

namespace engine {

// A fat tree that loses no bandwidth on the way up: one for each rail (the NICs of one place in
// their nodes), or one for all, whose lowest switches are each of one rail. Small clusters share a
// switch among rails. One node alone needs no fabric.
Fabric fabricOf(double nodes, double nics, double radix,
                FabricTopology topology = FabricTopology::Rails);
// The switches of each level from the nodes up, of a fabric that was counted.
std::vector<double> switchesByLevel(const Fabric& fabric, double nodes, double nics, double radix,
                                    FabricTopology topology = FabricTopology::Rails);

} // namespace engine
