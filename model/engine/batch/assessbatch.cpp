#include "model/engine/batch/assessbatch.h"

#include "model/engine/risk/failures.h"
#include "model/engine/risk/runrisk.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/goodput.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace engine {
namespace {

constexpr double kRounding = 1e-9;

// Only lengths, formats and the engine matter: a batch job has no TTFT limit, and settings of other
// kinds of work must not affect it.
Workload asRequests(Workload work)
{
    Serve& s = work.serve;
    s.rule = ServeRule::Computed;
    s.second.share = s.third.share = 0;
    s.rag.on = s.split = s.session.on = false;
    s.tier.rule = TierRule::None;
    return work;
}

double sigmaOf(const ServingJob& job, const ServingConstants& c)
{
    const double own = job.model.experts > kCoarseExperts ? c.sigmaOfflineFine
                       : job.model.experts > 0            ? c.sigmaOfflineCoarse
                                                          : c.sigmaOfflineDense;
    return std::hypot(own, c.sigmaSource);
}

BatchAnswer onLayout(const ServePlan& p, const ServingLayout& layout)
{
    const ServingSizes sizes = p.sizes(layout);
    const ServingMemory memory = servingMemory(sizes, p.constants());
    BatchAnswer b;
    b.unitGpus = layout.replicaGpus();
    b.memory = (memory.weights + memory.buffers + memory.sequence) / b.unitGpus;
    b.usable = memory.seen / b.unitGpus;
    b.fits = memory.fits() && memory.batch >= 1;
    if (b.fits) {
        const Offline run = offlineOf(sizes, kUnknown, p.constants());
        b.unitTime = Seconds(1 / run.requests);
        b.inFlight = run.sequences;
    }
    b.sigma = sigmaOf(p.job, p.constants());
    return b;
}

// Most units per GPU; if none fits, report the one that needs the least memory per GPU.
bool isBetter(const BatchAnswer& a, const BatchAnswer& b)
{
    if (a.fits != b.fits)
        return a.fits;
    return a.fits ? a.unitGpus * a.unitTime < b.unitGpus * b.unitTime : a.memory < b.memory;
}

BatchAnswer fromModel(const ResolvedPlan& plan, const Workload& work)
{
    const Workload served = asRequests(work);
    const ServePlan p(plan, served);
    if (!p.possible)
        return {};
    std::vector<BatchAnswer> all;
    for (const ServingLayout& layout : p.layouts())
        all.push_back(onLayout(p, layout));
    return *std::ranges::min_element(all, isBetter);
}

// Nodes work independently: a fault costs only the units in work on its own node.
RunRisk riskOf(const ResolvedPlan& plan, const Workload& work, const Decision& decision,
               const BatchAnswer& b)
{
    RunShape run;
    run.gpus = larger(plan.cluster.nodeSize, b.unitGpus);
    run.atOnce = larger(1.0, std::ceil(b.workers * b.unitGpus / run.gpus));
    run.toHosts = hostLinkOf(plan.cluster);
    Reliability risk = plan.risk;
    risk.checkpoint.rule = IntervalRule::Typed;
    risk.checkpoint.interval = b.inFlight * b.unitTime; // from start to end of a unit
    return interruptedRun(plan, work, decision, risk, sumOf(ratesHere(risk)), run);
}

} // namespace

BatchAnswer workerOf(const ResolvedPlan& plan, const Workload& work)
{
    if (work.job.rule == UnitRule::Model)
        return fromModel(plan, work);
    BatchAnswer b;
    b.unitTime = work.job.unitTime;
    b.unitGpus = work.job.unitGpus;
    b.memory = work.job.memory;
    b.usable = plan.cluster.memoryUsable * plan.cluster.gpu.memory;
    b.fits = b.memory <= b.usable || !(b.memory.base() > 0);
    return b;
}

// Amdahl 1967: the serial part takes the same time on any number of workers. Storage is read and
// written while they compute, and units are indivisible.
BatchAnswer batchOn(const BatchJob& job, Bandwidth storage, BatchAnswer b, double gpus)
{
    b.workers = std::floor(gpus / b.unitGpus + kRounding);
    b.oneTime = job.units * b.unitTime;
    b.serial = job.serial * b.oneTime;
    const double each = (1 - job.serial) * job.units / b.workers;
    // A computed worker starts the next unit as one ends, and is half empty for the last ones.
    b.perWorker = job.rule == UnitRule::Typed ? std::ceil(each - kRounding)
                                              : each + smaller(b.inFlight, each) / 2;
    b.parallel = b.perWorker * b.unitTime;
    b.io = job.units * (job.in + job.out) / storage;
    b.busy = b.serial + larger(b.parallel, b.io);
    b.waits = larger(0.0, (b.io - b.parallel) / b.busy);
    b.halfGpus = job.serial > 0 ? b.unitGpus * (1 / job.serial + 1) : kUnknown;
    return b;
}

TrainAnswer assessBatch(const ResolvedPlan& plan, const Workload& work, const Decision& decision)
{
    TrainAnswer a;
    const double gpus = trainingGpus(decision);
    a.job = batchOn(work.job, work.train.feed.storage, workerOf(plan, work), gpus);
    const BatchAnswer& b = a.job;
    const double none = std::numeric_limits<double>::infinity();
    a.gpusPerReplica = b.fits ? b.unitGpus : none;
    a.states = b.unitGpus * b.memory;
    a.usable = b.usable;
    a.fit = b.fits ? Fit::Fits : Fit::DoesNot;
    a.gpusUsed = b.workers * b.unitGpus;
    a.replicas = b.workers;
    a.step = b.unitTime;
    a.tokens = work.job.rule == UnitRule::Model
                   ? work.job.units * (work.serve.prompt + work.serve.answer)
                   : Tokens(kUnknown);
    a.risk = riskOf(plan, work, decision, b);
    a.speedup = b.unitGpus * (b.oneTime / b.busy);
    a.efficiency = a.speedup / gpus;
    a.waiting = b.waits;
    a.sigma = b.sigma;
    a.time = b.workers >= 1 ? b.busy / a.risk.goodput : Seconds(kUnknown);
    a.gpuTime = gpus * a.time;
    a.gpusNeeded = gpus * (a.time / work.train.deadline);
    a.tokensPerSecond = a.tokens / a.time;
    return a;
}

} // namespace engine
