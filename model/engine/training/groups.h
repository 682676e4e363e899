#pragma once

#include "model/engine/training/machine.h"

namespace engine {

// How blocks of so many ranks lie, one after the other, on domains that they need not fill: how
// many of a block's share a domain where they are fewest, and over how many domains one lies at
// most.
struct BlockPlaces {
    double fewest = 1, domains = 1;
};
BlockPlaces placesOfBlocks(const Machine& machine, double ranks);

// The GPUs of a domain that a run has, where a domain is several nodes: a scheduler hands out as
// many nodes of each rack, so that blocks of ranks find one.
double domainInUse(double domain, double node, double gpus);

// GPUs that exchange data, every `stride`th of the cluster, over the two levels of its wiring.
struct GroupWire {
    double size = 1;
    double inside = 1, nodes = 1; // how many share a domain, at least; over how many domains
    Bandwidth bus{};              // what each GPU's ring sustains
    Seconds phase{};              // latency of one pass around
};
GroupWire groupWire(const Machine& machine, double size, double stride);

// Every GPU ends with all of the data, or with its share of the sum: one pass of a ring.
Seconds gatherTime(const GroupWire& wire, Bytes data);

// Ranks that each hand data to the rank `gap` further on: the stages of a pipeline, a ring's
// neighbours. A domain's last `gap` ranks do so over its border, all at once.
struct Handover {
    Bandwidth inside{}, between{}; // what one rank's data moves at
    double borders = 0;            // of domains, that lie among so many ranks
};
Handover handover(const Machine& machine, double ranks, double gap, Share share);

} // namespace engine
