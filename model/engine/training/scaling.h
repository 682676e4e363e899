#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

#include <vector>

namespace engine {

// A run on more and fewer GPUs with its layout held: what changes is the number of replicas.
class RunScaling {
public:
    // The answer is of this workload in this plan.
    RunScaling(const ResolvedPlan& plan, const Workload& work, const RankedLayout& layout,
               const TrainAnswer& answer);

    // GPUs of whole replicas in whole nodes up to so many, a few dozen of them.
    std::vector<double> gpus(double most) const;
    // Work done on each, or on fewer of them if that is faster, against one GPU's best, in the
    // plan's cluster or one wired otherwise.
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
