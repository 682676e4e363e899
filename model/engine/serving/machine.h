#pragma once

#include "model/engine/training/machine.h"

namespace engine {

// A GPU and its wiring as serving meets them.
struct ServingMachine {
    Machine gpu;
    bool bus = false; // no link but PCIe between the ranks of a layer
    bool rocm = false;
    Watts power{};
};

// So many of them in one replica, in nodes of so many.
ServingMachine servingMachine(const Accelerator& accelerator, double nodeGpus, double tensor,
                              Bandwidth between);

// Generations of GPUs that no serving run was ever seen of, or hardly one.
bool isHardlyServed(Generation generation, bool transferred);

} // namespace engine
