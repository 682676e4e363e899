#pragma once

#include "model/engine/plan.h"

namespace engine {

// How many GPUs share the inside link.
double domainOf(const Cluster& cluster);
// The same as a step meets it: a bridge may join fewer than the node holds.
double insideDomain(const Cluster& cluster);
// From a GPU to the memory of its host: what its own link reaches, or PCIe.
Bandwidth hostLinkOf(const Accelerator& gpu);
Bandwidth hostLinkOf(const Cluster& cluster);

} // namespace engine
