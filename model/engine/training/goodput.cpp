#include "model/engine/training/goodput.h"

#include "model/engine/money/rent.h"
#include "model/engine/risk/assessrisk.h"
#include "model/engine/risk/failures.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/weights.h"

#include <cmath>

namespace engine {
namespace {

// Weights in the training format, a master copy and the optimizer state of all that is trained. For
// adapters, only their own.
Bytes checkpointOf(const Checkpoints& c, const TrainingJob& job)
{
    constexpr double kWeights = 2;
    const bool typed = c.bytes.base() > 0;
    const BytesPerParam bytes =
        typed ? c.bytes : BytesPerParam(kWeights + optimizerBytes(job.optimizer));
    return job.trainedModels * bytes *
           (job.method == Method::Full ? job.model.params : adapters(job));
}

} // namespace

GoodputOf::GoodputOf(const ResolvedPlan& plan, const Workload& work, const TrainingJob& job)
    : plan_(plan)
    , work_(work)
    , faults_(sumOf(ratesHere(plan.risk)))
    , checkpoint_(checkpointOf(plan.risk.checkpoint, job))
    , toHosts_(hostLinkOf(plan.cluster))
{
}

RunRisk GoodputOf::on(const Decision& cluster, double gpus, double replicas) const
{
    RunShape run;
    run.gpus = gpus;
    run.replicas = replicas;
    run.atOnce = trialsAtOnce(work_, cluster.gpus);
    run.checkpoint = checkpoint_;
    run.toHosts = toHosts_;
    return interruptedRun(plan_, work_, cluster, plan_.risk, faults_, run);
}

RunRisk interruptedRun(const ResolvedPlan& plan, const Workload& work, const Decision& cluster,
                       const Reliability& reliability, const FaultSum& faults, RunShape run)
{
    run.nodeSize = plan.cluster.nodeSize;
    run.clusterNodes = cluster.nodes;
    run.spares = cluster.spares;
    const double small = smallFactor(reliability, cluster.gpus);
    RunRisk risk = runRisk(reliability, withSmallJobs(faults, small), run);
    if (plan.risk.goodputRule == GoodputRule::Typed)
        risk.goodput = work.train.goodput;
    risk.spotShare = spotShareOf(plan, cluster);
    risk.goodput *= risk.spotShare;
    return risk;
}

// Preempted machines repeat part of the work, which costs time as well as money.
Share spotShareOf(const ResolvedPlan& plan, const Decision& cluster)
{
    if (!plan.money.rentsSpot())
        return 1;
    return larger(kLeastGoodput, 1 / slowdown(onSpot(plan.money.rent, cluster.nodes)));
}

Share GoodputOf::share(const Decision& cluster, double gpus, double replicas) const
{
    if (plan_.risk.goodputRule == GoodputRule::Typed)
        return work_.train.goodput * spotShareOf(plan_, cluster);
    return on(cluster, gpus, replicas).goodput;
}

LayoutLimits GoodputOf::on(LayoutLimits limits, double gpus, const Decision& cluster) const
{
    limits.goodput = [this, gpus, here = cluster](std::int32_t replicas) {
        return share(here, gpus, replicas);
    };
    return limits;
}

Decision GoodputOf::cluster(double gpus) const
{
    return withSpares(plan_, {gpus, std::ceil(gpus / plan_.cluster.nodeSize), true, {}});
}

Share GoodputOf::most() const
{
    return plan_.risk.goodputRule == GoodputRule::Typed ? work_.train.goodput : 1;
}

} // namespace engine
