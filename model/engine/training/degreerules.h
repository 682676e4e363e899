#pragma once

#include "model/engine/training/runwords.h"
#include "model/engine/training/understand.h"

namespace engine {

// The parallel sizes of a layout: as stated, and otherwise the fewest GPUs that hold the weights.
// False, with `skipped` set, if they do not fit into the cluster.
bool completeDegrees(StepQuestion& question, const PublishedRun& run, const StatedSharding& stated);

} // namespace engine
