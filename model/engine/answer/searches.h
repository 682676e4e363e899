#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/curves/frontier.h"
#include "model/engine/serving/serving_detail.h"
#include "model/engine/tiers/tier_search.h"
#include "model/engine/training/cluster_search.h"

namespace engine {

// What a person who looks through layouts, fleets and clusters asks of a plan that was answered.

// The layouts of one run, the best first.
struct LayoutsFound {
    double runGpus = 0, gpus = 0; // that the run has, and that its best layout uses
    bool possible = true;         // some layout divides them
    LayoutSearch search;
};
LayoutsFound layoutsOf(const Evaluation& answered, std::size_t work, int top);

// The layouts of a fleet and its formats, and what a second tier would do.
struct FleetsFound {
    ServingDetail detail;
    TierSearch tiers;
};
FleetsFound fleetsOf(const Evaluation& answered, std::size_t work, const Catalog& catalog);

// The smallest cluster for the first run alone, within a budget and a power; endless where none is
// asked for.
ClusterChoice smallestOf(const Evaluation& answered, Usd budget, Watts power);

std::vector<TradeOff> frontierOf(const Evaluation& answered);

} // namespace engine
