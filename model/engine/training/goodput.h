#pragma once

#include "model/engine/decision.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/risk/runrisk.h"
#include "model/engine/training/search.h"

namespace engine {

// Goodput of a workload's run on any number of GPUs. The searches for a layout and for the smallest
// cluster and the assessment all use this function.
class GoodputOf {
public:
    GoodputOf(const ResolvedPlan& plan, const Workload& work, const TrainingJob& job);

    // On that many GPUs of a cluster, in that many replicas.
    RunRisk on(const Decision& cluster, double gpus, double replicas) const;
    Share share(const Decision& cluster, double gpus, double replicas) const;
    // The same limits for a run on so many GPUs of a cluster: layouts are ranked by its hours.
    LayoutLimits on(LayoutLimits limits, double gpus, const Decision& cluster) const;
    // A cluster of that many GPUs, with its spares.
    Decision cluster(double gpus) const;
    // Upper bound over all clusters.
    Share most() const;

private:
    const ResolvedPlan& plan_;
    const Workload& work_;
    FaultSum faults_;
    Bytes checkpoint_{};
    Bandwidth toHosts_{};
};

// The effect of interruptions on a run of that shape on a cluster, and its goodput: computed or
// typed, including spot preemptions.
RunRisk interruptedRun(const ResolvedPlan& plan, const Workload& work, const Decision& cluster,
                       const Reliability& reliability, const FaultSum& faults, RunShape run);

// The share of a run's hours not lost to spot; 1 for other terms.
Share spotShareOf(const ResolvedPlan& plan, const Decision& cluster);

} // namespace engine
