#pragma once

#include "model/engine/training/from_plan.h"
#include "model/engine/training/goodput.h"

#include <limits>
#include <map>
#include <stop_token>
#include <vector>

namespace engine {

// Finds the layout of one workload for any number of GPUs. What was searched is kept, so asking
// for many numbers costs one search for each that layouts can fill.
class LayoutChooser {
public:
    // What ranks the layouts of a size: their step, or the run, which waits longer for a node where
    // replicas are few. The run asks for a search of its own for each cluster.
    enum class Order : std::uint8_t { Step, Run };

    LayoutChooser(const ResolvedPlan& plan, const Workload& work, Order order);

    // The soonest done on at most so many GPUs of the cluster, interruptions counted: of all sizes
    // that layouts can fill, so more GPUs never make it later. Its step is unknown where there is
    // none. Whoever has no use for a run that takes longer finds sooner that there is none.
    const RankedLayout& on(double gpus, std::stop_token stop = {},
                           Seconds soonerThan = Seconds(std::numeric_limits<double>::infinity()));
    // One GPU's best for the same batch, whatever is pinned. Where it is unlikely to hold the
    // model, of unlimited memory; then it does not fit.
    RankedLayout alone() const;
    // No run can use more GPUs than this.
    double mostGpus() const;
    // The matrices alone at the best rate they reach, and the fewest interruptions that a size may
    // have: nothing is quicker.
    Seconds leastTime(double gpus) const;

private:
    // The best layout of a size, as far as it was looked for: none that takes longer was wanted.
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
    // What the step of a layout of another size must not take longer than to be better.
    // That one keeps so much of its time, at most.
    Seconds limitBy(const RankedLayout& best, const Decision& cluster, Share most) const;

    const Workload& work_;
    Order order_;
    TrainingConstants constants_;
    TrainingJob job_;
    Machine machine_; // with the whole cluster's number of GPUs still to be put in
    LayoutLimits limits_;
    GoodputOf goodput_;
    bool possible_;
    std::vector<std::int32_t> sizes_; // GPUs that whole replicas fill, the most first
    // By GPUs used and, where the run counts and something fits, of the cluster.
    std::map<std::pair<double, double>, Known> known_;
};

} // namespace engine
