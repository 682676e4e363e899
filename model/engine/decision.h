#pragma once

#include "model/engine/answers/ranked_layout.h"
#include "model/engine/answers/serve_choice.h"

#include <vector>

namespace engine {

// What the program chooses where the plan leaves it open.
struct Decision {
    double gpus = 0;
    double nodes = 0;
    bool reachesDate = true; // "smallest" found a cluster that makes the date and holds the model
    std::vector<RankedLayout> layouts; // of each workload; the nearest to fit where none does
    double spares = 0, spareGpus = 0;  // nodes that stand by, and their GPUs
    std::vector<ServeChoice> fleets{}; // of each workload, where anything serves
    double serving = 0;                // GPUs of all fleets; the others train
    // Where a run has GPUs of its own: of those that train, how many each workload uses.
    std::vector<double> parts{};
    // One GPU's best of each workload that is computed, which speed-up is told against. It does
    // not fit where no layout holds the model: then it is of unlimited memory.
    std::vector<RankedLayout> alone{};
};

// What is bought and kept powered: the nodes at work and those that stand by.
inline double ownedNodes(const Decision& d)
{
    return d.nodes + d.spares;
}
inline double ownedGpus(const Decision& d)
{
    return d.gpus + d.spareGpus;
}

// What fleets leave to the work that trains.
inline double trainingGpus(const Decision& d)
{
    const double left = d.gpus - d.serving;
    return left < 0 ? 0 : left; // whole fleets are rounded
}

// What one workload has of them: its own, those on which it takes turns with others, or all.
inline double trainingGpus(const Decision& d, std::size_t work)
{
    return work < d.parts.size() ? d.parts[work] : trainingGpus(d);
}

} // namespace engine
