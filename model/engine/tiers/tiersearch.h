#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

#include <stop_token>
#include <string>
#include <vector>

namespace engine {

// A second tier for a part of the traffic, and the total cost of the fleet with it.
struct TierOption {
    TierRule rule = TierRule::None;
    Share share = 0; // of the requests that it answers, or of the peak
    std::string gpu, name;
    double clusterGpus = 0, tierGpus = 0;
    UsdRate cost{};
    Watts power{};
    Share saved = 0; // relative to the cost of the cluster's GPUs alone
};

struct TierSearch {
    UsdRate alone{};                 // with the cluster's GPUs alone
    std::vector<TierOption> options; // cheapest first
    double gpus = 0;                 // GPU types evaluated
};

// The GPU types with the lowest rental cost per request, each with every rule that suits the
// traffic. Empty if the cluster alone cannot be computed.
TierSearch searchTiers(const ResolvedPlan& plan, std::size_t work, const Catalog& catalog,
                       std::stop_token stop = {});

} // namespace engine
