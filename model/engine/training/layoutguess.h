#pragma once

#include "model/engine/training/runwords.h"
#include "model/engine/training/understand.h"

namespace engine {

// The layout of a run that states none: what tuning would have found, the fastest that fits. False
// if the run is too large to search, or nothing fits.
bool guessLayout(StepQuestion& question, const PublishedRun& run, const StatedRecompute& recompute,
                 const TrainingConstants& constants);

} // namespace engine
