#pragma once

#include "model/engine/training/run_words.h"
#include "model/engine/training/understand.h"

namespace engine {

// Sequences of a micro-batch, where each of them gathers all weights: the most that is usual.
inline constexpr double kMostSharedBatch = 8;

// Completes the layout of a question whose job and machine are known, by what its software
// usually does where the run does not say it. Sets `skipped` where the run contradicts itself.
void completeLayout(StepQuestion& question, const PublishedRun& run, const StatedSharding& stated,
                    const TrainingConstants& constants);

// The smallest share of what layers keep, given up and computed again, with which the fullest
// GPU holds the step: 0 where all of it fits, 1 where nothing less does.
float leastRecompute(const StepQuestion& question, const TrainingConstants& constants);

} // namespace engine
