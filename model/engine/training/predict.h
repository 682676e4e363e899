#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/training/understand.h"

namespace engine {

// The kind of rows with the same uncertainty.
AccuracyKind accuracyKindOf(const StepQuestion& question);

// How much unstated settings of a run (recomputation, format, micro-batch, network) change its step
// and memory between common values: standard deviations of the logarithm.
struct UnstatedSpread {
    double time = 0, memory = 0;
};
UnstatedSpread unstatedSpread(const StepQuestion& question, const TrainingConstants& constants);

// Its uncertainty, including unstated settings.
Confidence confidenceOf(const StepQuestion& question, const TrainingConstants& constants);

Prediction predict(const PublishedRun& run, const Understanding& understanding);

} // namespace engine
