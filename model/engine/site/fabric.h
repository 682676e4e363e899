#pragma once

#include "model/engine/answers/fabric.h"
#include "model/engine/inputs/topology.h"

#include <vector>

namespace engine {

// A non-blocking fat tree: one per rail (the NICs at the same position in their nodes), or one for
// all, whose leaf switches each belong to one rail. Small clusters share a switch among rails. Or a
// balanced dragonfly (Kim, Dally, Scott and Abts 2008), with the cables needed for all-to-all
// traffic; only those between groups are long enough for optics. Or a torus, whose folded rows need
// neither long cables nor switches. A single node needs no network.
Fabric fabricOf(double nodes, double nics, double radix,
                FabricTopology topology = FabricTopology::Rails);
// The number of NICs that a leaf switch of that network has ports for.
double nicsOfSwitch(const Fabric& fabric, double radix, FabricTopology topology);
// The switches of each tier of that tree, from the nodes up; empty for a dragonfly.
std::vector<double> switchesByLevel(const Fabric& fabric, double nodes, double nics, double radix,
                                    FabricTopology topology = FabricTopology::Rails);

} // namespace engine
