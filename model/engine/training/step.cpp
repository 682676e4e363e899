#include "model/engine/training/step.h"

#include "model/engine/invariant.h"
#include "model/engine/training/groups.h"
#include "model/engine/training/memory.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace engine {
namespace {

struct StepCase {
    const PreparedJob& prepared;
    const Layout& layout;
    const WeightsHere& weights;
    const TrainingJob& job = prepared.job;
    const Machine& machine = prepared.machine;
    const TrainingConstants& constants = prepared.constants;
    const StackTraits& stack = prepared.stack;
    double layers = job.model.layers;
    double stages = layout.pipeline;
    double chunks = layout.interleave;
    double perStage = std::ceil(layers / stages);
    double microBatches = job.sequences / (layout.data * static_cast<double>(layout.microBatch));
    double tokens = layout.microBatch * job.sequence.base() / layout.context;
};

Seconds repeated(const StepCase& k, const LayerTime& layer)
{
    const double again = k.layout.recomputedLayers;
    switch (k.layout.recompute) {
    case Recompute::None: break;
    case Recompute::Selective: // a fused core repeats its forward part in the backward pass
        return k.stack.fusedAttention ? Seconds{} : layer.core;
    case Recompute::Some: // what is cheap to compute relative to its memory is dropped first
        return again * again * layer.forward.total();
    case Recompute::Full: return again * layer.forward.total();
    }
    return {};
}

// A layer's weights are gathered for each pass and its gradients reduced once, overlapped with the
// previous layer's work: the excess is exposed, and the rest slows the work slightly.
Seconds gathered(const StepCase& k, Seconds forward, Seconds backward)
{
    const Seconds once = k.weights.gather;
    if (once == Seconds{})
        return {};
    const auto shown = [&](Seconds need, Seconds work) {
        const Seconds behind = smaller(need, work);
        return larger(Seconds{}, need - work) + k.constants.gatherExposed * behind;
    };
    const double back = k.job.method == Method::Full ? 2 : 1;
    if (!k.layout.overlap)
        return (1 + back) * once;
    return shown(once, forward) + shown(back * once, backward);
}

// A stage sends its micro-batch to the next in slices, one per tensor rank (arXiv 2104.04473,
// section 4.1); the sharded optimizer of 2022 needed it whole. Stages in one domain use its link,
// those on both sides of a border the NICs.
void setSends(StepTime& s, const StepCase& k)
{
    if (k.stages <= 1)
        return;
    const Layout& l = k.layout;
    const double ranks = static_cast<double>(l.tensor) * l.context * l.data;
    const bool whole = k.job.stack == Stack::Classic && l.sharding != Sharding::None;
    // Whole ones leave a node through all of its NICs at once, like a collective.
    const Share share = whole ? k.machine.betweenShare : k.constants.sendShare;
    const Handover wire = handover(k.machine, ranks * k.stages, ranks, share);
    const Bytes data(2 * k.tokens * k.job.model.hidden / (whole ? 1 : l.tensor));
    s.nodeBorders = std::min(wire.borders, k.stages - 1);
    if (s.nodeBorders < k.stages - 1)
        s.sendInside = k.constants.floorSend + k.machine.insideLatency + data / wire.inside;
    if (s.nodeBorders > 0)
        s.sendBetween = k.constants.floorSend + k.machine.betweenLatency + data / wire.between;
}

// The first micro-batch passes every boundary, there and back. After that, each boundary has the
// time of a stage for both directions at once: the slowest sets the pace if it needs longer, and
// overlapped traffic slows the work slightly.
void addSends(StepTime& s, const StepCase& k)
{
    setSends(s, k);
    const double within = k.stages - 1 - s.nodeBorders;
    const double shown = k.job.stack == Stack::Classic ? 1 : k.constants.sendsExposed;
    const Seconds slowest = k.chunks * larger(s.sendInside, s.sendBetween);
    // Chunks are filled one after the other: each but the first starts when as many micro-batches
    // as there are stages have come around.
    s.sends = 2 * (within * s.sendInside + s.nodeBorders * s.sendBetween) +
              2 * (1 - shown) * (1 - 1 / k.chunks) * k.stages * slowest +
              k.microBatches *
                  (2 * shown * smaller(slowest, s.stage) + larger(Seconds{}, slowest - s.stage));
}

Seconds shownTraffic(const StepCase& k, Seconds all, Seconds window)
{
    if (k.job.stack == Stack::Classic || !k.layout.overlap)
        return all;
    return k.constants.dataExposed * smaller(all, window) + larger(Seconds{}, all - window);
}

// Adam reads and writes weights, gradients and two moments in fp32: 30 bytes per parameter.
Seconds optimizerTime(const StepCase& k)
{
    return Bytes(k.weights.updateBytes * k.weights.owned) / (0.8 * k.machine.memory);
}

// Offloaded data goes to the host and back. The optimizer then runs in host memory, or via the
// drives: gradients out, weights back, two moments and master weights read and written (arXiv
// 2101.06840, 2104.07857). Activations move during the passes, which they slow slightly, like other
// overlapped traffic.
Seconds offloadTime(const StepCase& k, Seconds stage)
{
    switch (k.layout.offload) {
    case Offload::None: break;
    case Offload::OptimizerToHost:
        return Bytes(4 * k.weights.owned) / k.machine.hostLink +
               Bytes(k.weights.updateBytes * k.weights.owned) / k.constants.hostMemory;
    case Offload::OptimizerToDisk:
        return Bytes(4 * k.weights.owned) / k.machine.hostLink +
               Bytes(24 * k.weights.owned) / k.machine.disk;
    case Offload::Activations: {
        const Seconds need =
            2 * keptOfMicroBatch(k.prepared, k.layout, k.weights) / k.machine.hostLink;
        return k.microBatches *
               (larger(Seconds{}, need - stage) + k.constants.dataExposed * smaller(need, stage));
    }
    }
    return {};
}

// Share of overlapped traffic without anything left to overlap with: the embedding and its adjacent
// layer are needed first, and their gradients come last.
double edgeOf(const StepCase& k)
{
    const double table = tableWeights(k.prepared, k.layout);
    const double mean = k.layers / k.stages * k.weights.layer;
    return (std::min(mean, k.weights.layer) + table) / (mean + table);
}

// All traffic between replicas in a step: gradients overlap with the last backward pass of this
// stage, and with chunks with those of the others too; weights overlap with the first forward
// passes. Neither can use the other's window, and nothing overlaps with more than there is.
// Gradients sharded over the replicas (ZeRO-2) cannot be accumulated locally: they are reduced
// after each micro-batch, overlapped with its passes through the stage with the fewest layers
// (arXiv 1910.02054, section 5). A stage that waits for its activations hides more.
Seconds exchanged(const StepCase& k, Seconds forward, Seconds backward, Seconds pipe, Seconds waits)
{
    const Seconds once = k.weights.exchange;
    const double edge = edgeOf(k);
    const auto lastOf = [&](Seconds all, Seconds window) {
        if (k.job.stack == Stack::Classic || !k.layout.overlap)
            return all;
        return edge * all + shownTraffic(k, (1 - edge) * all, window);
    };
    const double forwards = forward / (forward + backward); // of a stage's passes
    if (k.layout.sharding == Sharding::None) {              // an all-reduce at once
        const Seconds window =
            backward * (k.layers / k.stages) * (1 + (k.stages - 1) * (1 - 1 / k.chunks)) +
            (1 - forwards) * waits;
        return lastOf(once, smaller((1 - forwards) * (pipe + waits), window));
    }
    const auto bothWays = [&](Seconds window) {
        return lastOf(once / 2, forwards * window) + lastOf(once / 2, (1 - forwards) * window);
    };
    if (k.layout.sharding == Sharding::Gradients) {
        const Seconds window =
            larger(0.0, k.layers - (k.stages - 1) * k.perStage) * (forward + backward) + waits;
        return bothWays(window) +
               larger(0.0, k.microBatches - 1) * shownTraffic(k, once / 2, window);
    }
    const Seconds window =
        (forward + backward) * (k.layers / k.stages) * (1 + (k.stages - 1) * (1 - 1 / k.chunks)) +
        waits;
    return bothWays(smaller(pipe + waits, window));
}

// Sum of the reported parts of a step.
[[maybe_unused]] Seconds sumOf(const StepTime& s)
{
    return s.products + s.attention + s.elementwise + s.floor + s.recompute + s.vocabulary +
           s.tensor + s.context + s.expert + s.gather + s.bubble + s.sends + s.data + s.optimizer +
           s.offload + s.straggling + s.host + s.encoder;
}

bool updatesOnGpu(Offload offload)
{
    return offload == Offload::None || offload == Offload::Activations;
}

void addPasses(StepTime& step, const LayerTime& layer, double times)
{
    for (const PassTime* pass : {&layer.forward, &layer.backward}) {
        step.products += times * pass->products;
        step.attention += times * pass->attention;
        step.elementwise += times * pass->elementwise;
        step.floor += times * pass->floor;
        step.tensor += times * pass->tensor;
        step.context += times * pass->context;
        step.expert += times * pass->expert;
    }
}

// The pipeline: all micro-batches through the slowest stage, and the others' waiting for the first
// to arrive and the last to return, one chunk at a time.
Seconds addPipeline(StepTime& s, const StepCase& k, Seconds repeat, Seconds gather)
{
    const double mean = k.layers / k.stages, m = k.microBatches;
    s.stage = k.stages <= 1
                  ? k.layers * s.layerAll + s.vocabularyPass
                  : larger(k.perStage * s.layerAll,
                           larger(0.0, k.layers - (k.stages - 1) * k.perStage) * s.layerAll +
                               s.vocabularyPass);
    addPasses(s, s.layer, m * mean);
    s.recompute = m * mean * repeat;
    s.gather = m * mean * gather;
    s.vocabulary = m * (s.stage - mean * s.layerAll);
    s.bubble = (k.stages - 1) / k.chunks * mean * s.layerAll;
    addSends(s, k);
    return m * s.stage + s.bubble + s.sends;
}

} // namespace

StepTime stepTime(const PreparedJob& prepared, const Layout& layout, const WeightsHere& weights,
                  const LayerTime& layer, Seconds vocabulary)
{
    const StepCase k{prepared, layout, weights};
    StepTime s;
    s.layer = layer;
    s.vocabularyPass = vocabulary;
    s.microBatches = k.microBatches;
    const Seconds repeat = repeated(k, layer);
    const Seconds forward = layer.forward.total(), backward = layer.backward.total() + repeat;
    const Seconds gather = gathered(k, forward, backward);
    s.layerAll = forward + backward + gather;
    s.layerRecompute = repeat;
    s.layerGather = gather;
    const Seconds pipe = addPipeline(s, k, repeat, gather);
    s.offload = offloadTime(k, s.stage);
    // Replicas wait for the slowest of them: the more replicas and nodes, the longer.
    const double nodes = static_cast<double>(layout.data) * layout.context * layout.tensor /
                         std::min(k.machine.domain, 8.0);
    const double straggle = 1 + k.constants.straggle * std::log2(std::max(1.0, nodes));
    // Waiting for activations hides no more traffic than the time it takes.
    const bool moves = layout.offload == Offload::Activations;
    const Seconds waits = moves ? s.offload / (k.microBatches * straggle) : Seconds{};
    s.data = exchanged(k, forward, backward, pipe, waits);
    s.optimizer = updatesOnGpu(layout.offload) ? optimizerTime(k) : Seconds{};
    s.host = k.constants.hostStep;
    s.straggle = straggle;
    s.slowdown = k.stack.factor * straggle;
    s.encoder = encoderTime(prepared, layout);
    s.straggling = (pipe + s.encoder) * (s.slowdown - 1) + s.data * (straggle - 1);
    s.total = pipe + s.encoder + s.data + s.straggling + s.optimizer + s.offload + s.host;
    assert(addsUp(s.total.base(), sumOf(s).base()));
    return s;
}

StepTime stepTime(const TrainingJob& job, const Machine& machine, const Layout& layout,
                  const TrainingConstants& constants)
{
    const PreparedJob prepared{job, machine, constants};
    return stepTime(prepared, layout, weightsHere(prepared, layout), layerTime(prepared, layout),
                    vocabularyTime(prepared, layout));
}

} // namespace engine
