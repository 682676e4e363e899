#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/training/clustersearch.h"

namespace engine {

// A cluster for the first run alone, with its bill and power as assessed for that size.
struct LimitedCluster : ClusterChoice {
    Usd cost{kUnknown}; // of one run
    Watts power{kUnknown};
    // If none is enough: for each limit that is the only obstacle, the smallest cluster without it,
    // or without the deadline about the fastest one, bound by that limit.
    std::vector<LimitedCluster> without{};
};

// The smallest one within the deadline, a budget and a power limit; infinite for no limit.
LimitedCluster smallestWithin(const Evaluation& answered, Usd budget, Watts power);

} // namespace engine
