#include "model/engine/training/fromplan.h"

#include "model/engine/sizing/train.h"
#include "model/engine/training/shaped.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// To the drives of a node, shared by its GPUs.
constexpr Bandwidth kDrives{20e9};

// Answers trained on in a step of reinforcement learning, counting each epoch.
double answersOf(const Reinforce& rl)
{
    return rl.method == RlMethod::Dpo ? 2 * rl.pairs : rl.prompts * rl.samples * rl.epochs;
}

LayoutLimits::Range range(double pinned)
{
    if (!(pinned > 0))
        return {};
    const auto whole = static_cast<std::int32_t>(pinned);
    return {whole, whole};
}

} // namespace

double wholeSequences(double sequences)
{
    constexpr double kDigits = 8; // and the next power of two
    if (!(sequences >= 2 * kDigits))
        return std::max(1.0, std::round(sequences));
    const double unit = std::exp2(std::floor(std::log2(sequences / kDigits)));
    return std::round(sequences / unit) * unit;
}

Tokens tokensOf(const Workload& w)
{
    switch (w.kind) {
    case WorkloadKind::Train: break;
    case WorkloadKind::Tune: return w.tune.examples * w.tune.epochs * w.tune.length;
    case WorkloadKind::Sweep: return w.sweep.length * w.train.tokens;
    case WorkloadKind::Reinforce:
        return answersOf(w.rl) * w.rl.steps * (w.serve.prompt + w.serve.answer);
    case WorkloadKind::Serve:
    case WorkloadKind::Batch:
    case WorkloadKind::Recommend: break;
    }
    return w.train.tokens;
}

bool isApart(const Workload& w)
{
    return w.reinforces() && w.rl.method != RlMethod::Dpo && w.rl.placement == RlPlacement::Apart;
}

double generatorGpus(const Workload& w, double gpus)
{
    return isApart(w) ? std::clamp(std::round(w.rl.generators * gpus), 1.0, std::max(1.0, gpus - 1))
                      : gpus;
}

double gpusOfRun(const Workload& w, double gpus)
{
    if (isApart(w))
        return std::max(1.0, gpus - generatorGpus(w, gpus));
    return w.kind == WorkloadKind::Sweep ? std::min(w.sweep.gpusEach, gpus) : gpus;
}

double trialsAtOnce(const Workload& w, double gpus)
{
    if (w.kind != WorkloadKind::Sweep)
        return 1;
    const double room = std::floor(gpus / gpusOfRun(w, gpus));
    return std::min({w.sweep.atOnce, w.sweep.trials, std::max(1.0, room)});
}

TrainingJob jobOf(const Plan&, const Workload& w)
{
    TrainingJob job;
    job.model = shaped(w.train.model);
    job.unpassed = unpassed(w.train.model);
    job.format = w.train.format;
    job.stack = w.train.stack;
    job.optimizer = w.train.optimizer;
    job.sequence = w.train.sequence;
    job.sequences = wholeSequences(w.train.batch / w.train.sequence);
    if (w.reinforces()) {
        const bool ppo = w.rl.method == RlMethod::Ppo; // trains a critic and asks a reward model
        job.trainedModels = ppo ? 2 : 1;
        job.frozenModels = (w.rl.reference ? 1 : 0) + (ppo ? 1 : 0);
        // Answers are packed to the maximum length.
        const Tokens mean = w.serve.prompt + w.serve.answer;
        const double batch = w.rl.method == RlMethod::Dpo ? 2 * w.rl.pairs : w.rl.minibatch;
        job.sequence = w.serve.prompt + larger(w.rl.longest, w.serve.answer);
        job.sequences = wholeSequences(batch * (mean / job.sequence));
    }
    if (w.kind == WorkloadKind::Tune) {
        job.method = w.tune.method;
        job.loraRank = w.tune.loraRank;
        job.sequence = w.tune.length;
        job.sequences = wholeSequences(w.tune.batch);
    }
    if (const Media& media = w.serve.media; !w.reinforces() && media.use != MediaUse::None) {
        job.encoder = media.encoder;
        job.encoderWork = media.encoding();
        job.encoderTrained = media.trained;
        job.wholeLooks = media.makes();
    }
    return job;
}

Machine machineOf(const Cluster& c, double gpus, const TrainingConstants& constants)
{
    const Accelerator& gpu = c.gpu;
    Machine m;
    m.generation = generationOf(gpu);
    m.transferred = !gpu.like.empty();
    m.peak32 = orNone(gpu.peakFp32);
    m.peakTf32 = orNone(gpu.peakTf32);
    m.peak16 = orNone(gpu.peakBf16.base() > 0 ? gpu.peakBf16 : gpu.peakFp16);
    m.peak8 = orNone(gpu.peakFp8);
    m.peak4 = orNone(gpu.peakFp4);
    m.peakInt8 = orNone(gpu.peakInt8);
    m.memory = orNone(gpu.memoryBandwidth);
    m.capacity = orNone(gpu.memory);
    if (gpu.multiprocessors > 0)
        m.multiprocessors = gpu.multiprocessors;
    m.inside = orNone(c.inside.bandwidth);
    m.between = c.perGpu;
    m.domain = insideDomain(c);
    m.nodeGpus = c.nodeSize;
    m.nics = std::max(1.0, c.nics);
    m.torus = c.topology == FabricTopology::Torus;
    m.gpus = gpus;
    m.insideShare = c.linkShare;
    m.betweenShare = c.nicShare;
    m.insideLatency = c.insideLatency;
    m.betweenLatency = c.betweenLatency + orNone(c.between.latency);
    m.hostLayer = std::isnan(c.hostFloor.base()) ? constants.floorLayer : c.hostFloor;
    m.hostLink = hostLinkOf(c);
    m.disk = kDrives / c.nodeSize;
    m.hostMemory = c.node.hostMemory / c.nodeSize;
    m.drives = c.node.drives / c.nodeSize;
    return m;
}

StepPace paceOf(const Train& train)
{
    return {train.tuning, train.pace, train.paceSigma};
}

LayoutLimits limitsOf(const Train& train)
{
    const LayoutWish& wish = train.layout;
    LayoutLimits limits;
    limits.tensor = range(wish.tensor);
    limits.pipeline = range(wish.pipeline);
    limits.interleave = range(wish.interleave);
    limits.context = range(wish.context);
    limits.expert = range(wish.expert);
    limits.leastMicroBatch = limits.mostMicroBatch = wish.microBatch;
    limits.pace = paceOf(train);
    // Unsharded optimizer states take more memory and save no time.
    limits.shardings = {Sharding::Optimizer, Sharding::Gradients, Sharding::Full};
    limits.offloads = LayoutLimits::everything().offloads;
    if (wish.sharding)
        limits.shardings = {*wish.sharding};
    limits.recomputes = LayoutLimits::everything().recomputes;
    limits.layersToo = true;
    if (wish.recompute) {
        limits.recomputes = {*wish.recompute};
        limits.layersToo = wish.partly, limits.layers = wish.layers;
    }
    if (wish.offload)
        limits.offloads = {*wish.offload};
    return limits;
}

TrainingConstants constantsOf(const Plan& plan)
{
    if (!plan.training)
        return {};
    TrainingConstants c = *plan.training;
    c.usable = plan.cluster.memoryUsable;
    // Sends between stages use the same NICs.
    if (c.nicShare > 0)
        c.sendShare *= plan.cluster.nicShare / c.nicShare;
    return c;
}

bool canCompute(const TrainingJob& job, const Machine& m)
{
    const bool gpu = m.peak16.base() > 0 && m.memory.base() > 0 && m.capacity.base() > 0;
    return gpu && m.inside.base() > 0 && m.between.base() > 0 && hasShape(job.model) &&
           job.sequences >= 1 && job.sequence.base() > 0;
}

bool canCompute(const ResolvedPlan& plan, const Workload& work)
{
    return plan.training &&
           canCompute(jobOf(plan, work), machineOf(plan.cluster, 1, constantsOf(plan)));
}

} // namespace engine
