#pragma once

#include "model/engine/training/search.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace engine {

// The searches of one question over many sizes of a cluster.
class ClusterScan {
public:
    ClusterScan(const TrainingJob& job, const Machine& machine, const LayoutLimits& limits,
                const TrainingConstants& constants, std::stop_token stop)
        : job_(job)
        , machine_(machine)
        , limits_(limits)
        , constants_(constants)
        , stop_(std::move(stop))
    {
    }
    // Finds the least work, for clusters up to here.
    void bound(double maxGpus);
    // What no layout of any cluster can keep to, by the name of the degree; empty where some may.
    // Known after `bound`.
    std::string_view impossible() const { return impossible_; }

    // The best layout on a cluster of so many GPUs that fits, takes at most so long and leaves
    // fewer than `idle` of them without work.
    std::optional<RankedLayout> best(double gpus, double idle, Seconds atMost) const;
    // The best, or nearest to fit, of the largest number of whole nodes within the cluster that
    // any layout divides into.
    std::optional<RankedLayout> ofWholeNodes(double gpus) const;

    // GPU-seconds of a step that no layout goes below, at the cautious end; 0 before `bound`.
    double leastWork() const { return leastWork_; }
    double nodeGpus() const { return std::max(1.0, machine_.nodeGpus); }
    bool stopped() const { return stop_.stop_requested(); }

private:
    Machine cluster(double gpus) const;
    double workOf(const PreparedJob& prepared, const Layout& layout) const;
    double leastSlow(double maxGpus) const;

    const TrainingJob& job_;
    const Machine& machine_;
    const LayoutLimits& limits_;
    const TrainingConstants& constants_;
    std::stop_token stop_;
    double leastWork_ = 0;
    std::string_view impossible_;
};

} // namespace engine
