#pragma once

#include "model/engine/answers/riskanswer.h"

namespace engine {

// Written while the run waits, or copied to host memory and written from there.
CheckpointTime checkpointTime(CheckpointMode mode, Bytes size, Bandwidth toHosts,
                              Bandwidth toStorage);

// The work between two checkpoints with the least loss. `between` is the mean time between
// interruptions, `down` the time from one until work resumes.
Seconds youngInterval(Seconds stall, Seconds between);
Seconds dalyInterval(Seconds stall, Seconds between);
Seconds availableInterval(Seconds stall, Seconds between, Seconds down);

// The share of time that makes progress.
Share exactGoodput(const FaultyRun& run);
// Meta's formula: first order in the loss per interruption.
Share expectedRatio(const FaultyRun& run);

Losses lossesOf(const FaultyRun& run);
// Share of discarded work and restarts above which the first-order formulas no longer hold.
inline constexpr Share kMostDiscarded = 0.25;

} // namespace engine
