#pragma once

#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/published/publishedrun.h"
#include "model/engine/specs/gpunames.h"
#include "model/engine/training/machine.h"

#include <optional>

namespace engine {

// An assumption about a run that its authors did not state, as a sentence.
using Assumption = std::string;

struct FoundGpu {
    Accelerator accelerator; // with the memory stated by the run
    bool nearest = false;    // a substitute for the actual GPU
};

// The catalog's GPU for a run: by its name, otherwise the closest by name and memory.
std::optional<FoundGpu> statedGpu(const PublishedRun& run, const GpuNames& names,
                                  const Catalog& catalog, std::vector<Assumption>& assumed);

// That GPU with the run's links.
Machine statedMachine(const PublishedRun& run, const Accelerator& accelerator,
                      const Catalog& catalog, const TrainingConstants& constants,
                      std::vector<Assumption>& assumed);

} // namespace engine
