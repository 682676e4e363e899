#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/curves/frontier.h"
#include "model/engine/serving/servingdetail.h"
#include "model/engine/tiers/tiersearch.h"
#include "model/engine/training/search.h"

namespace engine {

// Queries on an answered plan for users who browse layouts, fleets and clusters.

// The layouts of one run, best first.
struct LayoutsFound {
    double runGpus = 0, gpus = 0; // GPUs of the run, and those its best layout uses
    bool possible = true;         // some layout divides them evenly
    LayoutSearch search;
};
LayoutsFound layoutsOf(const Evaluation& answered, std::size_t work, int top);

// The layouts of a fleet and its formats, and what a second tier would change.
struct FleetsFound {
    ServingDetail detail;
    TierSearch tiers;
};
FleetsFound fleetsOf(const Evaluation& answered, std::size_t work, const Catalog& catalog);

std::vector<TradeOff> frontierOf(const Evaluation& answered);

} // namespace engine
