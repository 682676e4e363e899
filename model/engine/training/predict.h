#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/training/understand.h"

namespace engine {

// As sure as rows of that kind.
AccuracyKind accuracyKindOf(const StepQuestion& question);

// How sure it is, what the run leaves unsaid counted.
Confidence confidenceOf(const StepQuestion& question, const TrainingConstants& constants);

Prediction predict(const PublishedRun& run, const Understanding& understanding);

} // namespace engine
