#pragma once

#include "model/engine/training/confidence.h"
#include "model/engine/training/prepared.h"

namespace engine {

// What all GPUs together compute in a step at least, as the time of one: GEMMs at their best rate,
// and what takes as long per token in every layout. Layouts split it, or repeat some of it.
Seconds leastWork(const TrainingJob& job, Machine machine, const TrainingConstants& constants);
// The least by which the slow end of a step is above its center, in a node or a cluster.
double surest(const TrainingJob& job, Machine machine, const TrainingConstants& constants,
              const StepPace& pace);

} // namespace engine
