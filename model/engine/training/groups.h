#pragma once

#include "model/engine/training/machine.h"

namespace engine {

// GPUs that exchange data, every `stride`th of the cluster, over the two levels of its wiring.
struct GroupWire {
    double size = 1;
    double inside = 1, nodes = 1; // how many share a domain, over how many domains
    Bandwidth bus{};              // what each GPU's ring sustains
    Seconds phase{};              // latency of one pass around
};
GroupWire groupWire(const Machine& machine, double size, double stride);

// Every GPU ends with all of the data, or with its share of the sum: one pass of a ring.
Seconds gatherTime(const GroupWire& wire, Bytes data);

} // namespace engine
