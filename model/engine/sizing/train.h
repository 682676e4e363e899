#pragma once

#include "model/engine/assessment.h"
#include "model/engine/cluster_links.h"
#include "model/engine/plan.h"

namespace engine {

// The wiring that traffic runs over: what differs between two clusters of the same GPU.
struct Wiring {
    double gpus = 1;
    double domain = 1;   // GPUs that share the inside link
    Bandwidth inside{};  // reached, one direction, a GPU
    Bandwidth between{}; // reached, one direction, a GPU
    Seconds insideLatency{}, betweenLatency{};
};

struct Traffic {
    Seconds inside{}, between{};
    Seconds total() const { return inside + between; }
};

// 6 FLOPs per parameter and token, or 8 where the forward pass is computed twice.
WorkFactor workFactor(Recompute recompute);

// The sizing equation and its inverse.
Seconds sizingTime(Flops work, double gpus, FlopRate peak, Share share);
double sizingGpus(Flops work, Seconds time, FlopRate peak, Share share);

// One exchange of all gradients over two levels: reduce inside the node, exchange between nodes,
// gather inside the node.
Traffic gradientTraffic(Bytes gradients, const Wiring& wiring);

// The wiring of the plan's cluster at that many GPUs, with that rate between nodes.
Wiring wiringOf(const Cluster& cluster, double gpus, Bandwidth perGpu);

TrainAnswer assessTrain(const Cluster& cluster, const Train& train, double gpus);

// What part of the run does not depend on the number of GPUs, computed once for a sweep over it.
class TrainScaler {
public:
    TrainScaler(const Cluster& cluster, const Train& train);

    // One step on so many GPUs, with so much between nodes for each.
    Seconds step(double gpus, Bandwidth perGpu) const;
    Seconds compute(double gpus) const;
    // Work done against one GPU of unlimited memory and no traffic.
    double speedup(double gpus, Bandwidth perGpu) const;

private:
    const Cluster& cluster_;
    const Train& train_;
    Flops stepWork_;
    Bytes gradients_;
    FlopRate rate_; // of one GPU without traffic
};

} // namespace engine
