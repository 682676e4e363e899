#pragma once

#include "model/engine/inputs/servingjob.h"

#include <vector>

namespace engine {

// Decisions for a workload that serves: how a replica is laid out on GPUs, and the number of
// replicas. With disaggregated prefill, `prompters` of the active ones do the prefill.
struct ServeChoice {
    ServingLayout layout;
    double carrying = 0, spares = 0, prompters = 0;
    double retrieval = 0; // GPUs for retrieval
    // What the rate needs, regardless of what is available; unknown if no replica meets the limits.
    double carryingNeeded = 0, standbyNeeded = 0;
    bool carriesLoad = true; // within the limits
    // The same workload on GPUs of a second tier, outside the cluster. One entry or none.
    std::vector<ServeChoice> tier{};
    double replicas() const { return carrying + spares; }
    double gpus() const { return replicas() * layout.replicaGpus() + retrieval; }
    friend bool operator==(const ServeChoice&, const ServeChoice&) = default;
};

} // namespace engine
