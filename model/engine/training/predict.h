#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/training/understand.h"

namespace engine {

// As sure as rows of that kind.
AccuracyKind accuracyKindOf(const StepQuestion& question);

// By how much what nobody says of a run (what is computed again, the format, the micro-batch, the
// fabric) moves its step and its memory between usual settings: standard deviations of their
// logarithms.
struct UnstatedSpread {
    double time = 0, memory = 0;
};
UnstatedSpread unstatedSpread(const StepQuestion& question, const TrainingConstants& constants);

// How sure it is, what the run leaves unsaid counted.
Confidence confidenceOf(const StepQuestion& question, const TrainingConstants& constants);

Prediction predict(const PublishedRun& run, const Understanding& understanding);

} // namespace engine
