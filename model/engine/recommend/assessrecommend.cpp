#include "model/engine/recommend/assessrecommend.h"

#include "model/engine/recommend/step.h"
#include "model/engine/risk/failures.h"
#include "model/engine/risk/runrisk.h"
#include "model/engine/sizing/train.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/goodput.h"

#include <cmath>

namespace engine {
namespace {

// All GPUs hold a part of every table, so a fault stops all; a checkpoint has all rows.
RunRisk riskOf(const ResolvedPlan& plan, const Workload& work, const Decision& decision,
               double gpus, Bytes state)
{
    RunShape run;
    run.gpus = gpus;
    run.checkpoint = state;
    run.toHosts = hostLinkOf(plan.cluster);
    return interruptedRun(plan, work, decision, plan.risk, sumOf(ratesHere(plan.risk)), run);
}

// From published steps of sources left out of the fit.
double sigmaOf(const ResolvedPlan& plan)
{
    const auto spread = plan.spreads->find("work.*.rec.pace");
    return spread == plan.spreads->end() ? 0 : std::log(spread->second.high) / kP90;
}

} // namespace

TrainAnswer assessRecommend(const ResolvedPlan& plan, const Workload& work,
                            const Decision& decision)
{
    TrainAnswer a;
    const Recommend& job = work.rec;
    RecommendAnswer& r = a.rec;
    const double gpus = trainingGpus(decision);
    const double nodes = std::ceil(gpus / plan.cluster.nodeSize);
    const RecommendStep alone = recommendStep(plan, work, 1);
    r.step = recommendStep(plan, work, gpus);
    r.row = rowOf(job);
    r.tables = job.rows * r.row;
    r.kept = keptOf(job);
    r.memory = memoryOf(job, gpus);
    r.usable = plan.cluster.memoryUsable * plan.cluster.gpu.memory;
    r.host = hostMemoryOf(job, nodes);
    r.least = leastGpus(plan, work);
    r.rate = job.batch / r.step.total;

    a.peak = plan.cluster.gpu.peak(work.train.format);
    a.domain = smaller(domainOf(plan.cluster), gpus);
    a.domains = larger(1.0, gpus / a.domain);
    a.gpusPerReplica = r.least;
    a.states = r.tables;
    a.usable = r.usable;
    a.fit = r.least <= gpus ? Fit::Fits : Fit::DoesNot;
    a.gpusUsed = gpus;
    a.step = r.step.total;
    a.steps = job.samples / job.batch;
    a.tokens = Tokens(kUnknown);
    a.tokensPerSecond = TokenRate(kUnknown);
    a.aloneStep = alone.busy;
    a.speedup = alone.busy / r.step.total;
    a.efficiency = a.speedup / gpus;
    a.waiting = (r.step.exchange + r.step.exposed) / r.step.total;
    a.waitFeed = r.step.waits;
    a.sigma = sigmaOf(plan);
    a.risk = riskOf(plan, work, decision, gpus, r.tables);
    a.time = gpus >= 1 ? a.steps * a.step / a.risk.goodput : Seconds(kUnknown);
    a.gpuTime = gpus * a.time;
    a.gpusNeeded = gpus * (a.time / work.train.deadline);
    return a;
}

} // namespace engine
