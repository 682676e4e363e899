#pragma once

#include "model/engine/answers/fabric.h"
#include "model/engine/inputs/topology.h"

#include <vector>

namespace engine {

// A fat tree that loses no bandwidth on the way up: one for each rail (the NICs of one place in
// their nodes), or one for all, whose lowest switches are each of one rail. Small clusters share a
// switch among rails. Or a balanced dragonfly (Kim, Dally, Scott and Abts 2008), with the cables
// that traffic from all to all takes; those between groups alone are long enough for optics. Or a
// torus, whose folded rows need no long cables and no switches. One node alone needs no fabric.
Fabric fabricOf(double nodes, double nics, double radix,
                FabricTopology topology = FabricTopology::Rails);
// NICs that the switch next to them has ports for, of a fabric that was counted.
double nicsOfSwitch(const Fabric& fabric, double radix, FabricTopology topology);
// The switches of each level from the nodes up, of a tree that was counted; a dragonfly has none.
std::vector<double> switchesByLevel(const Fabric& fabric, double nodes, double nics, double radix,
                                    FabricTopology topology = FabricTopology::Rails);

} // namespace engine
