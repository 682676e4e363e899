#pragma once

#include <vector>

namespace engine {

// The network between nodes, counted. Unknown where the switches' ports are.
struct Fabric {
    double levels = 0;   // of switches, one above the other
    double switches = 0; // of all levels and rails
    double cables = 0;   // from NICs to switches and between levels
    double optics = 0;   // an end of a cable each
};

// A fat tree that loses no bandwidth on the way up, one for each rail: the NICs of one place in
// their nodes. Small clusters share a switch among rails. One node alone needs no fabric.
Fabric fabricOf(double nodes, double nics, double radix);
// The switches of each level from the nodes up, of a fabric that was counted.
std::vector<double> switchesByLevel(const Fabric& fabric, double nodes, double nics, double radix);

} // namespace engine
