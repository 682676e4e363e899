#pragma once

#include "model/engine/money/mix.h"

namespace engine {

// Data to move to the cloud and back before a burst can run there.
struct Transfer {
    Bytes data{};
    Bandwidth rate{};
    UsdPerByte price{}; // egress
};
Seconds transferTime(const Transfer& transfer);

// An owned base that is always available, and the cloud for everything beyond.
struct BurstAnswer {
    double own = 0, burst = 0; // GPUs
    Share ownUse = 0;
    UsdRate ownCost{}, rentCost{}, egressCost{};
    Seconds transfer{}; // before each burst can start
    UsdRate cost() const { return ownCost + rentCost + egressCost; }
};
BurstAnswer burstOver(const HourlyLoad& load, double own, const Supply& owned, const Supply& rented,
                      const Transfer& transfer, Rate bursts);
// The base with the lowest bill: one of the hourly load levels.
BurstAnswer cheapestBurst(const HourlyLoad& load, const Supply& owned, const Supply& rented,
                          const Transfer& transfer, Rate bursts);

} // namespace engine
