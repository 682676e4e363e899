#pragma once

#include "model/engine/training/run_words.h"
#include "model/engine/training/understand.h"

namespace engine {

// The degrees of a layout: those that the run says, and for the others the fewest GPUs that hold
// the weights. False, with `skipped` set, where they do not go into the cluster.
bool completeDegrees(StepQuestion& question, const PublishedRun& run, const StatedSharding& stated);

} // namespace engine
