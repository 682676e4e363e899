#pragma once

#include "model/engine/training/machine.h"

namespace engine {

// Placement of consecutive blocks of ranks on domains they need not fill: the fewest ranks of a
// block that share a domain, and the most domains a block spans.
struct BlockPlaces {
    double fewest = 1, domains = 1;
};
BlockPlaces placesOfBlocks(const Machine& machine, double ranks);

// The GPUs of a domain used by a run, if a domain has several nodes: a scheduler takes the same
// number of nodes from each rack, so that blocks of ranks fit into one.
double domainInUse(double domain, double node, double gpus);

// GPUs that exchange data, every `stride`th of the cluster, over the two levels of its network.
struct GroupWire {
    double size = 1;
    double inside = 1, nodes = 1; // minimum that share a domain; number of domains
    Bandwidth bus{};              // sustained by each GPU's ring
    Seconds phase{};              // latency of one pass around
};
GroupWire groupWire(const Machine& machine, double size, double stride);

// All-gather or reduce-scatter: one pass around a ring.
Seconds gatherTime(const GroupWire& wire, Bytes data);

// Ranks that each send to the rank `gap` further on: pipeline stages, ring neighbors. A domain's
// last `gap` ranks send across its border, all at once.
struct Handover {
    Bandwidth inside{}, between{}; // bandwidth of one rank's data
    double borders = 0;            // domain borders between that many ranks
};
Handover handover(const Machine& machine, double ranks, double gap, Share share);

} // namespace engine
