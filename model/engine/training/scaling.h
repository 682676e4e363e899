#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

#include <vector>

namespace engine {

// A run on more and fewer GPUs with its layout fixed: only the number of replicas changes.
class RunScaling {
public:
    // `answer` is that of this workload in this plan.
    RunScaling(const ResolvedPlan& plan, const Workload& work, const RankedLayout& layout,
               const TrainAnswer& answer);

    // GPU counts of whole replicas in whole nodes up to `most`, a few dozen of them.
    std::vector<double> gpus(double most) const;
    // Speed-up for each count, or for fewer GPUs if that is faster, over the best single-GPU
    // layout, in the plan's cluster or with another network.
    std::vector<double> speedups(const Cluster& cluster, const std::vector<double>& gpus) const;

private:
    Seconds step(const TrainingJob& job, const Machine& machine, double replicas,
                 double batch) const;

    const ResolvedPlan& plan_;
    const Workload& work_;
    const Layout& layout_;
    const TrainAnswer& answer_;
    TrainingConstants constants_;
    TrainingJob job_;
    bool grows_; // the batch, with the GPUs
};

} // namespace engine
