#pragma once

#include "model/engine/answers/risk_answer.h"

namespace engine {

// Written while the run waits, or copied to the hosts' memory and written from there.
CheckpointTime checkpointTime(CheckpointMode mode, Bytes size, Bandwidth toHosts,
                              Bandwidth toStorage);

// The work between two checkpoints that loses the least. `between` is the mean time between
// interruptions, `down` what each costs until work goes on.
Seconds youngInterval(Seconds stall, Seconds between);
Seconds dalyInterval(Seconds stall, Seconds between);
Seconds availableInterval(Seconds stall, Seconds between, Seconds down);

// The share of time that makes progress.
Share exactGoodput(const FaultyRun& run);
// As Meta writes it: to first order in what is lost to an interruption.
Share expectedRatio(const FaultyRun& run);

Losses lossesOf(const FaultyRun& run);
// Discarded work and restarts may be so much before the first-order forms no longer hold.
inline constexpr Share kMostDiscarded = 0.25;

} // namespace engine
