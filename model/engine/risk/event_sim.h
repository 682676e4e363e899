#pragma once

#include "model/engine/risk/checkpoints.h"

#include <cstdint>

namespace engine {

// A run played out event by event, to hold the closed forms against. The same start number gives
// the same run on every machine.
Share simulatedGoodput(const FaultyRun& run, Seconds work, std::uint64_t start);

// Nodes that fail and are repaired while a run needs all of them: the share of time it waits.
struct Standby {
    double nodes = 1, spares = 0;
    Seconds between{}; // faults of one node
    Seconds repair{};  // always as long
};
Share simulatedWaiting(const Standby& standby, Seconds time, std::uint64_t start);

} // namespace engine
