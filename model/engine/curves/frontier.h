#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

#include <stop_token>
#include <vector>

namespace engine {

// The plan on another number of GPUs, by what people trade against each other.
struct TradeOff {
    double gpus = 0;
    Seconds time{};                    // of one run of all workloads
    Usd cost{};                        // of that run, as rented or bought, with all that is paid
    Watts power{};                     // the most that is drawn
    std::vector<RankedLayout> layouts; // of each workload with computed steps
};
TradeOff tradeOff(const ResolvedPlan& plan, const Assessment& assessment);

// The numbers of whole nodes that no other beats in time, cost and power at once: from the fewest
// that hold the models to where more make it hardly quicker. Nothing where none holds them.
std::vector<TradeOff> frontier(const ResolvedPlan& plan, std::stop_token stop = {});

} // namespace engine
