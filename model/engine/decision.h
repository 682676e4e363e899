#pragma once

#include "model/engine/answers/rankedlayout.h"
#include "model/engine/answers/servechoice.h"

#include <vector>

namespace engine {

// Choices made by the program where the plan leaves them open.
struct Decision {
    double gpus = 0;
    double nodes = 0;
    bool reachesDate = true;           // "smallest" found a cluster that meets deadline and memory
    std::vector<RankedLayout> layouts; // per workload; the closest to fitting if none fits
    double spares = 0, spareGpus = 0;  // spare nodes, and their GPUs
    std::vector<ServeChoice> fleets{}; // per workload, if anything serves
    double serving = 0;                // GPUs of all fleets; the others train
    // If a run has its own GPUs: how many of the training GPUs each workload uses.
    std::vector<double> parts{};
    // The best layout on one GPU of each computed workload, the reference for speed-up. If no
    // layout holds the model, it does not fit and assumes unlimited memory.
    std::vector<RankedLayout> alone{};
};

// What is bought and powered: working and spare nodes.
inline double ownedNodes(const Decision& d)
{
    return d.nodes + d.spares;
}
inline double ownedGpus(const Decision& d)
{
    return d.gpus + d.spareGpus;
}

// The GPUs that fleets leave for training.
inline double trainingGpus(const Decision& d)
{
    const double left = d.gpus - d.serving;
    return left < 0 ? 0 : left; // whole fleets are rounded
}

// One workload's share of them: its own, those it uses in turn with others, or all.
inline double trainingGpus(const Decision& d, std::size_t work)
{
    return work < d.parts.size() ? d.parts[work] : trainingGpus(d);
}

} // namespace engine
