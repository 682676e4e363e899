#pragma once

#include "model/engine/assessment.h"
#include "model/engine/clusterlinks.h"
#include "model/engine/plan.h"

namespace engine {

// The links that traffic uses: the difference between two clusters of the same GPU.
struct Wiring {
    double gpus = 1;
    double domain = 1;   // GPUs that share the intra-node link
    Bandwidth inside{};  // achieved, one direction, per GPU
    Bandwidth between{}; // achieved, one direction, per GPU
    Seconds insideLatency{}, betweenLatency{};
};

struct Traffic {
    Seconds inside{}, between{};
    Seconds total() const { return inside + between; }
};

// 6 FLOPs per parameter and token, or 8 with full recomputation.
WorkFactor workFactor(Recompute recompute);

// The sizing equation and its inverse.
Seconds sizingTime(Flops work, double gpus, FlopRate peak, Share share);
double sizingGpus(Flops work, Seconds time, FlopRate peak, Share share);

// One two-level gradient all-reduce: reduce inside the node, all-reduce between nodes, gather
// inside the node.
Traffic gradientTraffic(Bytes gradients, const Wiring& wiring);

// The links of the plan's cluster at that many GPUs, with that bandwidth between nodes.
Wiring wiringOf(const Cluster& cluster, double gpus, Bandwidth perGpu);

TrainAnswer assessTrain(const Cluster& cluster, const Train& train, double gpus);

// The parts of a run that do not depend on the number of GPUs, computed once for a sweep over it.
class TrainScaler {
public:
    TrainScaler(const Cluster& cluster, const Train& train);

    // One step on that many GPUs, with that inter-node bandwidth per GPU.
    Seconds step(double gpus, Bandwidth perGpu) const;
    Seconds compute(double gpus) const;
    // Speed relative to one GPU with unlimited memory and no traffic.
    double speedup(double gpus, Bandwidth perGpu) const;

private:
    const Cluster& cluster_;
    const Train& train_;
    Flops stepWork_;
    Bytes gradients_;
    FlopRate rate_; // per GPU without traffic
};

} // namespace engine
