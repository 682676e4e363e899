#pragma once

#include "model/engine/money/mix.h"

namespace engine {

// Data that has to go to the cloud and come back before a burst can work there.
struct Transfer {
    Bytes data{};
    Bandwidth rate{};
    UsdPerByte price{}; // of what leaves
};
Seconds transferTime(const Transfer& transfer);

// An own base that is always there, and the cloud for what goes beyond it.
struct BurstAnswer {
    double own = 0, burst = 0; // GPUs
    Share ownUse = 0;
    UsdRate ownCost{}, rentCost{}, egressCost{};
    Seconds transfer{}; // before each burst can begin
    UsdRate cost() const { return ownCost + rentCost + egressCost; }
};
BurstAnswer burstOver(const HourlyLoad& load, double own, const Supply& owned, const Supply& rented,
                      const Transfer& transfer, Rate bursts);
// The base at which the bill is least: one of the loads of an hour.
BurstAnswer cheapestBurst(const HourlyLoad& load, const Supply& owned, const Supply& rented,
                          const Transfer& transfer, Rate bursts);

} // namespace engine
