#pragma once

#include "model/engine/inputs/serving_job.h"

#include <vector>

namespace engine {

// What was decided for a workload that serves: how one replica lies on GPUs, and how many of them.
// Where prompts have replicas of their own, `prompters` of those that carry are theirs.
struct ServeChoice {
    ServingLayout layout;
    double carrying = 0, spares = 0, prompters = 0;
    double retrieval = 0; // GPUs for retrieval
    // What the rate takes, whatever there is; unknown where no replica keeps to the limits.
    double carryingNeeded = 0, standbyNeeded = 0;
    bool carriesLoad = true; // within the limits
    // Of the same workload, on GPUs of a second tier: not of the cluster. One, or none.
    std::vector<ServeChoice> tier{};
    double replicas() const { return carrying + spares; }
    double gpus() const { return replicas() * layout.replicaGpus() + retrieval; }
};

} // namespace engine
