#pragma once

#include "model/engine/training/fromplan.h"
#include "model/engine/training/goodput.h"

#include <limits>
#include <map>
#include <stop_token>
#include <vector>

namespace engine {

// Finds the layout of one workload for any number of GPUs. Searches are memoized, so many queries
// cost one search per size that layouts can fill.
class LayoutChooser {
public:
    // Ranking criterion for the layouts of a size: the step, or the run, which waits longer for a
    // node if replicas are few. Ranking by run needs a separate search for each cluster.
    enum class Order : std::uint8_t { Step, Run };

    LayoutChooser(const ResolvedPlan& plan, const Workload& work, Order order);

    // The layout that finishes first on at most that many of the cluster's GPUs, including
    // interruptions: over all sizes that layouts can fill, so more GPUs never make it later. Its
    // step is unknown if there is none. A bound `soonerThan` ends hopeless searches earlier.
    const RankedLayout& on(double gpus, std::stop_token stop = {},
                           Seconds soonerThan = Seconds(std::numeric_limits<double>::infinity()));
    // The best layout on one GPU for the same batch, ignoring pins. If the model is unlikely to
    // fit, with unlimited memory; it then does not fit.
    RankedLayout alone() const;
    // The layout that finishes first among those that may fit, though they are not sure to; its
    // step is unknown if none takes less than a share of another one's time.
    RankedLayout tight(double gpus, const RankedLayout& sure, Share ofTime) const;
    // No run can use more GPUs than this.
    double mostGpus() const;
    // A lower bound: what no layout avoids, at its best rate, with the fewest interruptions
    // possible at that size.
    Seconds leastTime(double gpus) const;

private:
    // The best layout of a size among those taking at most `lookedTo`.
    struct Known {
        RankedLayout layout;
        Seconds lookedTo{};
    };

    Seconds leastStep(double gpus) const;
    Seconds leastInterrupted(double gpus) const;
    double stepsInARow() const;
    Share mostGoodput(double size, const Decision& cluster) const;
    const RankedLayout& within(double gpus, const Decision& cluster, Seconds atMost,
                               const std::stop_token& stop);
    bool isBetter(const RankedLayout& a, const RankedLayout& b, const Decision& cluster) const;
    // Upper bound on the step of another size's layout to be better, given its maximum goodput.
    Seconds limitBy(const RankedLayout& best, const Decision& cluster, Share most) const;

    const Workload& work_;
    Order order_;
    TrainingConstants constants_;
    TrainingJob job_;
    Machine machine_; // still without the cluster's number of GPUs
    LayoutLimits limits_;
    GoodputOf goodput_;
    bool possible_;
    Seconds leastWork_{};             // of all GPUs, per step
    double surest_ = 1;               // slow end of a step over its center, at least
    std::vector<std::int32_t> sizes_; // GPUs used by whole replicas, largest first
    // By GPUs used and, if the run counts and something fits, by cluster size.
    std::map<std::pair<double, double>, Known> known_;
};

} // namespace engine
