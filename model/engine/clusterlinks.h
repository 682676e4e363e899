#pragma once

#include "model/engine/plan.h"

namespace engine {

// How many GPUs share the intra-node link.
double domainOf(const Cluster& cluster);
// The same as seen by a step: a bridge may connect fewer GPUs than the node has.
double insideDomain(const Cluster& cluster);
// From a GPU to its host's memory: its own link's bandwidth, or PCIe.
Bandwidth hostLinkOf(const Accelerator& gpu);
Bandwidth hostLinkOf(const Cluster& cluster);

} // namespace engine
