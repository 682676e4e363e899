#pragma once

#include "model/engine/training/runwords.h"
#include "model/engine/training/understand.h"

namespace engine {

// Largest usual micro-batch when each one gathers all weights.
inline constexpr double kMostSharedBatch = 8;

// Completes the layout of a question with known job and machine by the software's usual choices
// where the run states none. Sets `skipped` if the run contradicts itself.
void completeLayout(StepQuestion& question, const PublishedRun& run, const StatedSharding& stated,
                    const TrainingConstants& constants);

// The smallest share of stored activations to recompute so that the fullest GPU fits the step: 0 if
// everything fits, 1 if nothing less does.
float leastRecompute(const StepQuestion& question, const TrainingConstants& constants);

} // namespace engine
