#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

#include <stop_token>
#include <string>
#include <vector>

namespace engine {

// A second tier for a part of the traffic, and what the whole fleet costs with it.
struct TierOption {
    TierRule rule = TierRule::None;
    Share share = 0; // of the requests that it answers, or of the peak
    std::string gpu, name;
    double clusterGpus = 0, tierGpus = 0;
    UsdRate cost{};
    Watts power{};
    Share saved = 0; // of what the cluster's GPUs alone would cost
};

struct TierSearch {
    UsdRate alone{};                 // with the cluster's GPUs alone
    std::vector<TierOption> options; // the cheapest first
    double gpus = 0;                 // kinds that were looked at
};

// The types of GPU that answer a request for the least rent, each with every rule that the traffic
// has room for. Empty where the cluster alone cannot be computed.
TierSearch searchTiers(const ResolvedPlan& plan, std::size_t work, const Catalog& catalog,
                       std::stop_token stop = {});

} // namespace engine
