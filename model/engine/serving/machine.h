#pragma once

#include "model/engine/training/machine.h"

namespace engine {

// A GPU and its links, as seen by serving.
struct ServingMachine {
    Machine gpu;
    bool bus = false; // only PCIe between the ranks of a layer
    bool rocm = false;
    Watts power{};
};

// Such GPUs in one replica, in nodes of that size.
ServingMachine servingMachine(const Accelerator& accelerator, double nodeGpus, double tensor,
                              Bandwidth between);

// GPU generations with no, or hardly any, measured serving runs.
bool isHardlyServed(Generation generation, bool transferred);

} // namespace engine
