#pragma once

#include "model/engine/inputs/training_constants.h"
#include "model/engine/published/published_run.h"
#include "model/engine/specs/gpu_names.h"
#include "model/engine/training/machine.h"

#include <optional>

namespace engine {

// A statement about a run that its authors did not make, as a sentence.
using Assumption = std::string;

struct FoundGpu {
    Accelerator accelerator; // its memory is what the run says
    bool nearest = false;    // another one stands in for it
};

// The catalog's GPU by the words of a run: by its name, else the nearest by name and memory.
std::optional<FoundGpu> statedGpu(const PublishedRun& run, const GpuNames& names,
                                  const Catalog& catalog, std::vector<Assumption>& assumed);

// That GPU with the wiring of the run.
Machine statedMachine(const PublishedRun& run, const Accelerator& accelerator,
                      const Catalog& catalog, const TrainingConstants& constants,
                      std::vector<Assumption>& assumed);

} // namespace engine
