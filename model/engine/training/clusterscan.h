#pragma once

#include "model/engine/training/search.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace engine {

// Searches for one question over many cluster sizes.
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
    // Finds a lower bound of the work, for clusters up to that size.
    void bound(double maxGpus);
    // The name of a degree that no layout of any cluster can satisfy; empty if some may. Available
    // after `bound`.
    std::string_view impossible() const { return impossible_; }

    // The best layout on a cluster of that many GPUs that fits, takes at most that long and leaves
    // fewer than `idle` of them unused.
    std::optional<RankedLayout> best(double gpus, double idle, Seconds atMost) const;
    // The best layout, or the closest to fitting, for the largest number of whole nodes within the
    // cluster that any layout divides into.
    std::optional<RankedLayout> ofWholeNodes(double gpus) const;

    // Lower bound of a step's GPU-seconds over all layouts, at the cautious end; 0 before `bound`.
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
