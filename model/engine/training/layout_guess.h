#pragma once

#include "model/engine/training/run_words.h"
#include "model/engine/training/understand.h"

namespace engine {

// The layout of a run that says nothing of it: what whoever tuned it would have found, the fastest
// that fits. False where the run is too large to look, or nothing fits.
bool guessLayout(StepQuestion& question, const PublishedRun& run, const StatedRecompute& recompute,
                 const TrainingConstants& constants);

} // namespace engine
