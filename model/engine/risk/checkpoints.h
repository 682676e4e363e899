#pragma once

#include "model/engine/risk/risk.h"

namespace engine {

// One checkpoint: how long the run stands still for it, and how long it is on its way to storage
// behind the run's back.
struct CheckpointTime {
    Seconds stall{}, drain{};
};
// Written while the run waits, or copied to the hosts' memory and written from there.
CheckpointTime checkpointTime(CheckpointMode mode, Bytes size, Bandwidth toHosts,
                              Bandwidth toStorage);

// The work between two checkpoints that loses the least. `between` is the mean time between
// interruptions, `down` what each costs until work goes on.
Seconds youngInterval(Seconds stall, Seconds between);
Seconds dalyInterval(Seconds stall, Seconds between);
Seconds availableInterval(Seconds stall, Seconds between, Seconds down);

// A run under interruptions that come by chance, at a mean distance.
struct FaultyRun {
    Seconds between{}; // interruptions, on average
    Seconds down{};    // until work goes on after one
    CheckpointTime checkpoint;
    Seconds interval{}; // of work, from one checkpoint to the next
};

// The share of time that makes progress.
Share exactGoodput(const FaultyRun& run);
// As Meta writes it: to first order in what is lost to an interruption.
Share expectedRatio(const FaultyRun& run);

// What an interruption throws away, as shares of the time between two of them.
struct Losses {
    Share discarded = 0, down = 0, stalls = 0;
};
Losses lossesOf(const FaultyRun& run);
// Discarded work and restarts may be so much before the first-order forms no longer hold.
inline constexpr Share kMostDiscarded = 0.25;

} // namespace engine
