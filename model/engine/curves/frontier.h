#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

#include <stop_token>
#include <vector>

namespace engine {

// The plan on another number of GPUs, with the figures people trade off.
struct TradeOff {
    double gpus = 0;
    Seconds time{};                    // of one run of all workloads
    Usd cost{};                        // of that run, rented or bought, all costs included
    Watts power{};                     // peak
    std::vector<RankedLayout> layouts; // of each workload with computed steps
};
TradeOff tradeOff(const ResolvedPlan& plan, const Assessment& assessment);

// The Pareto-optimal node counts in time, cost and power: from the fewest that hold the models to
// where more hardly helps. Empty if none holds them.
std::vector<TradeOff> frontier(const ResolvedPlan& plan, std::stop_token stop = {});

} // namespace engine
