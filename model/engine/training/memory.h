#pragma once

#include "model/engine/answers/train_answer.h"
#include "model/engine/training/weights.h"

namespace engine {

// The fullest stage: the first, whose activations wait longest, or the one asked for.
MemoryParts memoryOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                     const TrainingConstants& constants);
MemoryParts memoryOfStage(const TrainingJob& job, const Machine& machine, const Layout& layout,
                          const TrainingConstants& constants, int stage);
// The same from what many layouts share, computed before.
MemoryParts memoryOfStage(const PreparedJob& prepared, const Layout& layout,
                          const WeightsHere& weights, int stage);
MemoryParts memoryOf(const PreparedJob& prepared, const Layout& layout, const WeightsHere& weights);

// What the layers of a stage keep of one micro-batch until its backward pass.
Bytes keptOfMicroBatch(const PreparedJob& prepared, const Layout& layout,
                       const WeightsHere& weights);

// Of what a GPU holds: all; what PyTorch's allocator keeps of it, without the driver's; or what it
// gave out of that, without what is lost between its blocks.
enum class MemoryFigure : std::uint8_t { Device, Reserved, Allocated };
Bytes reported(const MemoryParts& parts, MemoryFigure figure);

// The chance that what is estimated fits, by the spread of the estimate.
double chanceToFit(Bytes typical, Bytes usable, double sigma);
// By the band of the estimate: tight where only its lower part fits.
Fit fitOf(Bytes typical, Bytes usable, double sigma);

} // namespace engine
