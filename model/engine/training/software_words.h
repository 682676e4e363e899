#pragma once

#include "model/engine/inputs/training_job.h"
#include "model/engine/published/published_run.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/run_words.h"

namespace engine {

struct StatedSoftware {
    Stack stack = Stack::Tuned;
    SoftwareWays ways;
    MemoryFigure figure = MemoryFigure::Device; // that it reports
    bool stated = false;                        // whose software it was
};

// The software of a run: by its name and year where they are said, else by how the run is sharded
// and by the age of the GPU. What compiles whole programs, as accelerators that are no GPUs do, is
// tuned.
StatedSoftware statedSoftware(const PublishedRun& run, const StatedSharding& sharding,
                              Generation generation, bool compiled);

} // namespace engine
