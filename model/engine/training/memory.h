#pragma once

#include "model/engine/answers/trainanswer.h"
#include "model/engine/training/weights.h"

namespace engine {

// The fullest stage: the first, whose activations are held longest, or the requested one.
MemoryParts memoryOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                     const TrainingConstants& constants);
MemoryParts memoryOfStage(const TrainingJob& job, const Machine& machine, const Layout& layout,
                          const TrainingConstants& constants, int stage);
// The same from precomputed values shared by many layouts.
MemoryParts memoryOfStage(const PreparedJob& prepared, const Layout& layout,
                          const WeightsHere& weights, int stage);
MemoryParts memoryOf(const PreparedJob& prepared, const Layout& layout, const WeightsHere& weights);

// What the layers of a stage store of one micro-batch until its backward pass.
Bytes keptOfMicroBatch(const PreparedJob& prepared, const Layout& layout,
                       const WeightsHere& weights);

// Measures of GPU memory: all; what PyTorch's allocator reserves, without the driver; or what it
// has allocated of that, without fragmentation.
enum class MemoryFigure : std::uint8_t { Device, Reserved, Allocated };
Bytes reported(const MemoryParts& parts, MemoryFigure figure);

// The probability that the estimate fits, given its spread.
double chanceToFit(Bytes typical, Bytes usable, double sigma);
// From the band of the estimate: Tight if only its lower part fits.
Fit fitOf(Bytes typical, Bytes usable, double sigma);

} // namespace engine
