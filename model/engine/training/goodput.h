#pragma once

#include "model/engine/decision.h"
#include "model/engine/resolved_plan.h"
#include "model/engine/risk/run_risk.h"
#include "model/engine/training/search.h"

namespace engine {

// The share of its hours that a workload's run makes progress, on any number of GPUs. The search
// for a layout, for the smallest cluster and the assessment ask the same function.
class GoodputOf {
public:
    GoodputOf(const ResolvedPlan& plan, const Workload& work, const TrainingJob& job);

    // On so many GPUs of a cluster of so many, in so many copies.
    RunRisk on(const Decision& cluster, double gpus, double replicas) const;
    Share share(const Decision& cluster, double gpus, double replicas) const;
    // The same limits for a run on so many GPUs of a cluster: its layouts rank by their hours.
    LayoutLimits on(LayoutLimits limits, double gpus, const Decision& cluster) const;
    // A cluster of so many, with the spares that it would have.
    Decision cluster(double gpus) const;
    // No cluster reaches more.
    Share most() const;

private:
    const ResolvedPlan& plan_;
    const Workload& work_;
    FaultSum faults_;
    Bytes checkpoint_{};
    Bandwidth toHosts_{};
};

// What interruptions do to a run of that shape on a cluster, with the share of its hours that
// counts: computed or typed, and what spot leaves of it.
RunRisk interruptedRun(const ResolvedPlan& plan, const Workload& work, const Decision& cluster,
                       const Reliability& reliability, const FaultSum& faults, RunShape run);

// What spot leaves of a run's hours; all of them on other terms.
Share spotShareOf(const ResolvedPlan& plan, const Decision& cluster);

} // namespace engine
