#pragma once

#include "model/engine/inputs/trainingjob.h"
#include "model/engine/published/publishedrun.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/runwords.h"

namespace engine {

struct StatedSoftware {
    Stack stack = Stack::Tuned;
    SoftwareWays ways;
    MemoryFigure figure = MemoryFigure::Device; // that it reports
    bool stated = false;                        // its software was stated
};

// The software of a run: from its name and year if stated, otherwise from how the run is sharded
// and the GPU's age. Whole-program compilers, as used by non-GPU accelerators, count as tuned.
StatedSoftware statedSoftware(const PublishedRun& run, const StatedSharding& sharding,
                              Generation generation, bool compiled);

} // namespace engine
