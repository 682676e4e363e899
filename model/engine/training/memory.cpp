#include "model/engine/training/memory.h"

#include "model/engine/training/confidence.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace engine {
namespace {

struct MemoryCase {
    const PreparedJob& prepared;
    const Layout& layout;
    const WeightsHere& weights;
    int stage = 0;
    const TrainingJob& job = prepared.job;
    const TrainingConstants& constants = prepared.constants;
    const Widths& w = prepared.widths;
    const StackTraits& stack = prepared.stack;
    double t = layout.tensor, p = layout.pipeline;
    double tokens = layout.microBatch * job.sequence.base() / layout.context;
    double split = layout.sequenceParallel ? t : 1;
    bool frozen = job.method != Method::Full;
    double keeps = 0; // of a layer that is not recomputed whole

    // A trainer keeps what it shards in 32 bits, whatever type the model was loaded in.
    bool narrowStates() const
    {
        return job.ways.narrowStates &&
               !(job.stack == Stack::Eager && layout.sharding == Sharding::Full);
    }
};

// Weights of a stage, dense and expert: the first has the embedding, the last the logits.
struct StageWeights {
    double dense = 0, experts = 0;
    double total() const { return dense + experts; }
};

// Embedding and LM head weights on this stage.
double tablesHere(const MemoryCase& k)
{
    const bool ends = k.stage == 0 || k.stage == static_cast<int>(k.p) - 1;
    const double tables = k.p > 1 ? (ends ? 1 : 0) : k.w.tables;
    return tables * k.w.vocab * k.w.hidden / k.t;
}

StageWeights stageWeights(const MemoryCase& k)
{
    const double mixed = k.w.layers > 0 ? k.w.mixtureLayers / k.w.layers : 0;
    const double apart = static_cast<double>(k.layout.expert) * k.layout.expertTensor;
    const double here = std::ceil(k.w.layers / k.p);
    const double experts = here * mixed * k.w.experts * k.w.expertWeights() / apart;
    const double layers = here * k.weights.layer - experts;
    const double encoder = k.job.trainsEncoder() ? k.job.encoder.base() : 0; // on every GPU
    const double unpassed = k.job.unpassed.base() / k.t / k.p;
    return {layers + tablesHere(k) + unpassed + encoder, experts};
}

void holdStates(MemoryParts& m, const MemoryCase& k)
{
    const StageWeights w = stageWeights(k);
    const Layout& l = k.layout;
    const double shards = k.weights.shards;
    const bool narrow = k.job.format == Format::Fp8 || k.job.format == Format::Fp4;
    double weightBytes = k.frozen && narrow ? 1 : 2;
    const double tables = k.job.method == Method::Qlora ? tablesHere(k) : 0; // stay in 16 bits
    if (k.job.method == Method::Qlora)
        weightBytes = kPackedBytes;
    m.weights = (k.job.trainedModels + k.job.frozenModels) *
                Bytes((weightBytes * (w.total() - tables) + 2 * tables) / shards);
    if (!k.job.trainsEncoder()) // in 16 bits, without further state
        m.weights += Bytes(2 * k.job.encoder.base() / shards);
    if (shards > 1) // the current layer and the next one, unsharded, in transfer format
        m.weights +=
            Bytes(2 * (k.job.method == Method::Qlora ? kPackedBytes : 2) * k.weights.layer);
    if (k.frozen) {
        // Two low-rank matrices for each of a layer's seven, with all of Adam's state.
        const double adapters =
            std::ceil(k.w.layers / k.p) * 14 * k.job.loraRank * k.w.hidden / k.t;
        m.optimizer = Bytes(16 * adapters / shards);
        return;
    }
    const bool split = l.sharding == Sharding::Full || l.sharding == Sharding::Gradients;
    const double ranks = l.sharding == Sharding::Full ? shards : k.weights.replicas;
    const bool narrow16 = k.narrowStates();
    // Models are updated in turn, so only one has gradients.
    m.gradients = split ? Bytes((narrow16 ? 2 : 4) * w.total() / ranks)
                        : k.stack.gradients * Params(w.total());
    // Without a 32-bit master copy, and with moments as narrow as the weights.
    const double states =
        k.job.trainedModels * optimizerBytes(k.job.optimizer) / (narrow16 ? 3 : 1);
    if (l.sharding == Sharding::None)
        m.optimizer = Bytes(states * w.total());
    else if (split)
        m.optimizer = Bytes(states * w.total() / ranks);
    else
        m.optimizer =
            Bytes(states * (w.dense / k.weights.replicas + w.experts / k.weights.expertReplicas));
}

// What one layer stores per micro-batch for its backward pass (arXiv 2205.05198, section 4, with
// grouped and latent heads, gated MLPs and experts).
double layerKeeps(const MemoryCase& k, bool core)
{
    const Widths& w = k.w;
    const double mixed = w.layers > 0 ? w.mixtureLayers / w.layers : 0;
    const bool classic = k.job.stack == Stack::Classic;
    const double h = w.hidden, tokens = k.tokens;
    double bytes = tokens * (8 * h / k.split + (classic ? 2 * h : 0) +
                             2 * (w.queries() + 2 * w.keys()) / k.t + 2 * w.heads * w.passed / k.t);
    const double mlp = 2 * (w.gated() || mixed > 0 ? 3 : 2);
    bytes += tokens * mlp * ((1 - mixed) * w.ffn + mixed * w.sharedFfn) / k.t;
    bytes += mixed * tokens * w.active / k.t * (6 * w.expertFfn + 4 * h);
    const double s = k.job.sequence.base();
    if (!k.stack.fusedAttention && core)
        bytes += 5 * k.layout.microBatch * w.heads * s * s / (k.t * k.layout.context);
    if (k.job.format == Format::Fp8 || k.job.format == Format::Fp4)
        bytes *= k.constants.narrowKept;
    return k.frozen ? bytes * k.constants.loraKept : bytes;
}

MemoryCase caseOf(const PreparedJob& prepared, const Layout& layout, const WeightsHere& weights,
                  int stage)
{
    assert(stage >= 0 && stage < layout.pipeline);
    MemoryCase k{prepared, layout, weights, stage};
    k.keeps = layerKeeps(k, layout.recompute != Recompute::Selective);
    return k;
}

// Micro-batches in flight on a stage: the first stage waits for all later ones, and for more with
// interleaving.
double inFlight(const MemoryCase& k)
{
    const double v = k.layout.interleave, left = k.p - k.stage;
    const double m = k.job.sequences / (k.layout.data * static_cast<double>(k.layout.microBatch));
    return std::max(1.0, std::min(m, v > 1 ? left + (k.p - 1) / v : left));
}

// The recomputed share of the layers.
double again(const MemoryCase& k)
{
    const bool repeats =
        k.layout.recompute == Recompute::Full || k.layout.recompute == Recompute::Some;
    return repeats ? static_cast<double>(k.layout.recomputedLayers) : 0;
}

// A layer's own activations, or, if it is recomputed, only its input.
double stageKeeps(const MemoryCase& k)
{
    const double layers = std::ceil(k.w.layers / k.p);
    const double input = 2 * k.tokens * k.w.hidden / k.split;
    return layers * ((1 - again(k)) * k.keeps + again(k) * input);
}

// The layer being recomputed needs all its activations. With unfused operations, their gradients as
// well, and in 32 bits for sharded models.
double layerAtWork(const MemoryCase& k)
{
    if (again(k) <= 0)
        return 0;
    if (k.job.stack != Stack::Eager)
        return k.keeps;
    return k.keeps * k.constants.workingEager * (k.layout.sharding == Sharding::Full ? 2 : 1);
}

// The logits are freed before the first layer is recomputed: the larger of the two counts.
void holdActivations(MemoryParts& m, const MemoryCase& k)
{
    const double atWork = layerAtWork(k), kept = stageKeeps(k) * inFlight(k);
    const bool last = k.stage == static_cast<int>(k.p) - 1;
    const double logits =
        last ? k.stack.logitBytes * k.tokens * k.w.vocab / k.t : 2 * k.tokens * k.w.hidden;
    m.activations = Bytes(logits > atWork ? kept : kept + atWork);
    m.logits = Bytes(logits > atWork ? logits : 0);
}

// An eager trainer has no gradients while it computes the loss of its only micro-batch, and no
// activations during the optimizer step, which needs temporaries the size of the weights.
void takePeakPhase(MemoryParts& m, const MemoryCase& k)
{
    const double microBatches =
        k.job.sequences / (k.layout.data * static_cast<double>(k.layout.microBatch));
    if (k.job.stack != Stack::Eager || k.frozen || microBatches > 1)
        return;
    const Bytes temporaries = m.gradients;
    if (m.activations + m.logits > m.gradients + temporaries) {
        m.gradients = Bytes{};
    } else {
        m.optimizer += temporaries;
        m.activations = m.logits = Bytes{};
    }
}

MemoryParts memoryOfStage(const MemoryCase& k)
{
    MemoryParts m;
    holdStates(m, k);
    holdActivations(m, k);
    takePeakPhase(m, k);
    m.fragmentation = (k.stack.kept - 1) * (m.activations + m.logits);
    m.buffers = k.constants.buffers;
    const Offload offload = k.layout.offload;
    if (offload == Offload::OptimizerToHost || offload == Offload::OptimizerToDisk)
        m.host += m.optimizer, m.optimizer = Bytes{};
    if (offload == Offload::Activations) { // all but the current layer and the next
        const Bytes kept = smaller(m.activations, Bytes(2 * layerKeeps(k, true)));
        m.host += m.activations - kept, m.activations = kept;
    }
    return m;
}

} // namespace

MemoryParts memoryOfStage(const PreparedJob& prepared, const Layout& layout,
                          const WeightsHere& weights, int stage)
{
    return memoryOfStage(caseOf(prepared, layout, weights, stage));
}

MemoryParts memoryOfStage(const TrainingJob& job, const Machine& machine, const Layout& layout,
                          const TrainingConstants& constants, int stage)
{
    const PreparedJob prepared{job, machine, constants};
    return memoryOfStage(prepared, layout, weightsHere(prepared, layout), stage);
}

MemoryParts memoryOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                     const TrainingConstants& constants)
{
    const PreparedJob prepared{job, machine, constants};
    return memoryOf(prepared, layout, weightsHere(prepared, layout));
}

// The fuller of the two ends: the first stage holds activations longest, the last one the logits.
MemoryParts memoryOf(const PreparedJob& prepared, const Layout& layout, const WeightsHere& weights)
{
    MemoryCase k = caseOf(prepared, layout, weights, 0);
    const MemoryParts first = memoryOfStage(k);
    if (layout.pipeline <= 1)
        return first;
    k.stage = layout.pipeline - 1;
    const MemoryParts last = memoryOfStage(k);
    return last.total() > first.total() ? last : first;
}

Bytes keptOfMicroBatch(const PreparedJob& prepared, const Layout& layout,
                       const WeightsHere& weights)
{
    return Bytes(stageKeeps(caseOf(prepared, layout, weights, 0)));
}

Bytes reported(const MemoryParts& parts, MemoryFigure figure)
{
    switch (figure) {
    case MemoryFigure::Device: break;
    case MemoryFigure::Reserved: return parts.total() - parts.buffers;
    case MemoryFigure::Allocated: return parts.total() - parts.buffers - parts.fragmentation;
    }
    return parts.total();
}

double chanceToFit(Bytes typical, Bytes usable, double sigma)
{
    const double deviations = std::log(usable / typical) / sigma;
    return std::erfc(-deviations / std::sqrt(2.0)) / 2;
}

Fit fitOf(Bytes typical, Bytes usable, double sigma)
{
    if (typical * std::exp(kP90 * sigma) <= usable)
        return Fit::Fits;
    return typical <= usable ? Fit::Tight : Fit::DoesNot;
}

} // namespace engine
