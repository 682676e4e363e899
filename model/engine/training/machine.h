#pragma once

#include "model/engine/inputs/training_constants.h"

namespace engine {

// What calibration says of a machine's links and host.
void takeConstants(Machine& machine, const TrainingConstants& constants);

// So many GPUs of the catalog, in nodes of so many, with that bandwidth between them for each.
// What reaches the wire and what the host costs come from the constants; a fabric says its NICs by
// its rate.
Machine machineOf(const Accelerator& accelerator, double nodeGpus, Bandwidth between, double gpus,
                  const TrainingConstants& constants);

} // namespace engine
