#include "model/engine/training/run.h"

#include "model/engine/sizing/train.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/goodput.h"
#include "model/engine/training/ranking.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// 2 FLOPs forward per parameter and token, 2 backward for the inputs, and 2 more for the gradients
// of trained weights. Recomputation does not count as work.
WorkFactor workOf(Method method)
{
    return WorkFactor(method == Method::Full ? 6 : 4);
}

struct RunCase {
    const ResolvedPlan& plan;
    const Workload& work;
    const Decision& decision;
    const RankedLayout& ranked;
    const Layout& layout = ranked.layout;
    TrainingConstants constants = constantsOf(plan);
    TrainingJob job = jobOf(plan, work);
    Machine machine = machineOf(plan.cluster, layout.gpus(), constants);
};

// Its step and memory with one layout, on that machine.
struct OneLayout {
    OneLayout(const RunCase& k, const Machine& machine, const Layout& l)
        : prepared{k.job, machine, k.constants}
        , layout(l)
        , weights(weightsHere(prepared, layout))
    {
    }

    StepTime step() const
    {
        return stepTime(prepared, layout, weights, layerTime(prepared, layout),
                        vocabularyTime(prepared, layout));
    }
    MemoryParts memory() const { return memoryOf(prepared, layout, weights); }

    PreparedJob prepared;
    const Layout& layout;
    WeightsHere weights;
};

void askWhatFor(TrainAnswer& a, const RunCase& k)
{
    a.tokens = tokensOf(k.work);
    a.workFactor = workOf(k.job.method);
    a.flops = a.workFactor * k.job.model.active * a.tokens;
    a.peak = k.plan.cluster.gpu.peak(k.job.format);
    a.sequences = k.job.sequences;
    a.sequenceTokens = k.job.sequence;
    a.layers = k.job.model.layers;
    a.steps = a.tokens / (a.sequences * k.job.sequence);
    a.domain = smaller(domainOf(k.plan.cluster), k.decision.gpus);
    a.domains = larger(1.0, k.decision.gpus / a.domain);
    a.usable = k.plan.cluster.memoryUsable * k.plan.cluster.gpu.memory;
    if (k.work.kind == WorkloadKind::Sweep) {
        a.atOnce = trialsAtOnce(k.work, k.decision.gpus);
        a.rounds = std::ceil(k.work.sweep.trials / a.atOnce);
    }
    const Feed& f = k.work.train.feed;
    a.feedRead = a.sequences * a.atOnce * f.sample / f.storage;
}

// Storage and CPU cores fetch the next samples while the GPUs compute; the excess is a stall.
void feed(TrainAnswer& a, const RunCase& k)
{
    const Feed& f = k.work.train.feed;
    if (!(f.sample.base() > 0))
        return;
    const double nodes = std::ceil(a.gpusUsed / k.plan.cluster.nodeSize);
    a.feedPrepare = a.sequences / (nodes * f.cores * f.coreRate);
    a.feed = larger(a.feedRead, a.feedPrepare);
}

void step(TrainAnswer& a, const RunCase& k, const OneLayout& chosen)
{
    const Train& train = k.work.train;
    a.gpusUsed = k.layout.gpus();
    a.replicas = k.layout.data;
    a.parts = chosen.step();
    a.tuning = tuningFactor(train.tuning, k.constants) * train.pace;
    const Seconds alone = a.tuning * a.parts.total;
    feed(a, k);
    a.waitFeed = larger(Seconds{}, a.feed - alone);
    a.step = alone + a.waitFeed;
    a.traffic = a.tuning * (a.parts.tensor + a.parts.context + a.parts.expert + a.parts.gather +
                            a.parts.sends + a.parts.data);
    a.compute = a.step - a.traffic - a.waitFeed;
    a.waiting = a.traffic / a.step;
    const FlopRate rate = a.gpusUsed * a.peak;
    a.reached = a.flops / a.steps / (rate * a.step);
    a.alone = a.flops / a.steps / (rate * a.compute);
}

// The same batch on one GPU, to show all losses of a step: traffic, pipeline bubble, recomputation,
// small GEMMs.
void speedup(TrainAnswer& a, const RunCase& k, const RankedLayout& alone)
{
    Machine one = k.machine;
    one.gpus = 1;
    const OneLayout there(k, one, alone.layout);
    a.aloneStep = a.tuning * there.step().total;
    a.aloneMemory = there.memory().total();
    a.aloneFits = alone.fit != Fit::DoesNot;
    a.speedup = a.aloneStep / a.step;
    a.efficiency = a.speedup / a.gpusUsed;
}

void finish(TrainAnswer& a, const RunCase& k)
{
    const Train& train = k.work.train;
    a.trial = a.meanTrial = a.time = a.steps * a.step / a.risk.goodput;
    a.gpuTime = k.decision.gpus * a.time;
    a.gpusNeeded = k.decision.gpus * (a.time / train.deadline);
    if (k.work.kind == WorkloadKind::Sweep) {
        const Sweep& sweep = k.work.sweep;
        a.meanTrial = a.trial * (1 - sweep.stopped * (1 - sweep.stoppedAfter));
        a.time = a.rounds * a.meanTrial;
        const double each = gpusOfRun(k.work, k.decision.gpus);
        a.gpuTime = k.decision.gpus * a.time; // those not used by any trial are rented too
        a.gpusNeeded = a.atOnce * each * (a.time / train.deadline);
    }
    a.tokensPerSecond = a.atOnce * a.tokens / a.trial;
}

void memory(TrainAnswer& a, const RunCase& k, const OneLayout& chosen)
{
    a.confidence = confidenceOf(k.job, k.machine, k.layout, k.work.train.tuning, k.constants);
    a.memory = chosen.memory();
    const Caution caution = cautionOf(chosen.prepared, k.layout, paceOf(k.work.train));
    a.fit = caution.fit(a.memory.total(), a.memory.host, k.layout.offload);
    a.hostUsable = k.layout.offload == Offload::OptimizerToDisk ? caution.drives : caution.host;
    a.sigma = spreadOf(k.work.train, a.confidence);
}

} // namespace

TrainAnswer assessRun(const ResolvedPlan& plan, const Workload& work, const Decision& decision,
                      const RankedLayout& layout, const RankedLayout* alone)
{
    const RunCase k{plan, work, decision, layout};
    TrainAnswer a;
    askWhatFor(a, k);
    if (std::isnan(layout.step.base()) || !plan.training) { // no layout, or no constants
        a.step = a.compute = a.traffic = Seconds(kUnknown);
        a.gpusUsed = a.replicas = a.speedup = a.efficiency = a.waiting = kUnknown;
        a.reached = a.alone = a.tuning = a.sigma = kUnknown;
        a.fit = Fit::DoesNot;
    } else {
        const OneLayout chosen(k, k.machine, k.layout);
        step(a, k, chosen);
        memory(a, k, chosen);
        a.speedup = a.efficiency = kUnknown;
        if (alone && !std::isnan(alone->step.base()))
            speedup(a, k, *alone);
    }
    a.risk = GoodputOf(plan, work, k.job).on(decision, a.gpusUsed, a.replicas);
    finish(a, k);
    return a;
}

TrainAnswer assessShared(const ResolvedPlan& plan, const Workload& work, const Decision& decision)
{
    TrainAnswer a = assessTrain(plan.cluster, work.train, decision.gpus);
    a.gpusUsed = decision.gpus;
    a.replicas = larger(1.0, std::floor(decision.gpus / larger(1.0, std::ceil(a.gpusPerReplica))));
    a.risk = GoodputOf(plan, work, jobOf(plan, work)).on(decision, a.gpusUsed, a.replicas);
    const Share counts = a.risk.goodput;
    a.time = a.time / counts;
    a.gpuTime = a.gpuTime / counts;
    a.gpusNeeded = a.gpusNeeded / counts;
    a.tokensPerSecond = a.tokensPerSecond * counts;
    return a;
}

Seconds cautiousTime(const TrainAnswer& a)
{
    if (const RecommendStep& step = a.rec.step; step.total.base() > 0) // data may take longer
        return a.time * (larger(step.busy * std::exp(kP90 * a.sigma), step.total) / step.total);
    if (a.parts.total.base() == 0) // no step was computed
        return a.time * std::exp(kP90 * a.sigma);
    const Seconds alone = a.tuning * a.parts.total * std::exp(kP90 * a.sigma);
    return a.time * (larger(alone, a.feed) / a.step);
}

double spreadOf(const Train& train, const Confidence& confidence)
{
    return std::isnan(train.paceSigma) ? confidence.time : train.paceSigma;
}

} // namespace engine
