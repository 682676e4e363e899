#pragma once

#include "model/engine/inputs/trainingconstants.h"

namespace engine {

// Sets a machine's link and host constants from the calibration.
void takeConstants(Machine& machine, const TrainingConstants& constants);

// That many GPUs of the catalog, in nodes of that size, with that inter-node bandwidth per GPU.
// Achieved link shares and host overhead are from the constants; NICs follow from the bandwidth.
Machine machineOf(const Accelerator& accelerator, double nodeGpus, Bandwidth between, double gpus,
                  const TrainingConstants& constants);

} // namespace engine
