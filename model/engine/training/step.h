#pragma once

#include "model/engine/answers/trainanswer.h"
#include "model/engine/training/layer.h"
#include "model/engine/training/weights.h"

namespace engine {

StepTime stepTime(const TrainingJob& job, const Machine& machine, const Layout& layout,
                  const TrainingConstants& constants);
// The same from precomputed values shared by many layouts.
StepTime stepTime(const PreparedJob& prepared, const Layout& layout, const WeightsHere& weights,
                  const LayerTime& layer, Seconds vocabulary);

} // namespace engine
