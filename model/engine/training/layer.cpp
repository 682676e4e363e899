#include "model/engine/training/layer.h"

#include "model/engine/training/groups.h"
#include "model/engine/training/torus.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Inputs of the terms of one layer.
struct LayerCase {
    const PreparedJob& prepared;
    const Layout& layout;
    const TrainingJob& job = prepared.job;
    const Machine& machine = prepared.machine;
    const TrainingConstants& constants = prepared.constants;
    const Widths& w = prepared.widths;
    const StackTraits& stack = prepared.stack;
    const FormatRate &format = prepared.format, &wide = prepared.wide;
    double t = layout.tensor, c = layout.context, y = layout.expertTensor;
    double sequence = job.sequence.base();
    double tokens = layout.microBatch * sequence / c; // per GPU and pass
    bool frozen = job.method != Method::Full;

    // 4-bit weights are dequantized to 16 bits for each pass, whatever the number of tokens (arXiv
    // 2305.14314, section 3): small micro-batches pay most.
    Seconds unpacked(double weights) const
    {
        if (job.method != Method::Qlora)
            return {};
        return Bytes((kPackedBytes + 2) * weights) / (constants.unpack * machine.memory);
    }
    ProductTime product(double rows, double columns, double inner, double copies = 1,
                        bool grouped = false) const
    {
        ProductTime time = productTime({rows, columns, inner, copies, frozen, grouped}, format,
                                       machine, constants);
        const Seconds first = unpacked(copies * columns * inner);
        return time += {first, first};
    }
    Seconds moved(double bytes) const
    {
        return stack.elements * constants.elementwise * Bytes(bytes) / machine.memory;
    }
};

// Queries, keys and values, and the output; latent attention first projects them through narrow
// matrices (arXiv 2405.04434, section 2.1).
ProductTime attentionProducts(const LayerCase& k)
{
    const Widths& w = k.w;
    ProductTime sum = k.product(k.tokens, w.hidden, w.heads * w.passed / k.t);
    if (!w.latent())
        return sum += k.product(k.tokens, (w.queries() + 2 * w.keys()) / k.t, w.hidden);
    sum += k.product(k.tokens, w.qRank + w.kvRank + w.rope, w.hidden);
    sum += k.product(k.tokens, w.queries() / k.t, w.qRank > 0 ? w.qRank : w.hidden);
    return sum += k.product(k.tokens, w.heads * (w.nope + w.passed) / k.t, w.kvRank);
}

ProductTime mlpProducts(const LayerCase& k, double width, bool gated)
{
    ProductTime sum = k.product(k.tokens, (gated ? 2 : 1) * width / k.t, k.w.hidden);
    return sum += k.product(k.tokens, k.w.hidden, width / k.t);
}

// The experts of this rank: each gets the tokens routed to it from all ranks of its group.
ProductTime expertProducts(const LayerCase& k)
{
    const Widths& w = k.w;
    const double local = std::max(1.0, w.experts / k.layout.expert);
    const double rows = k.tokens * w.active / k.t * k.y / local;
    ProductTime sum = k.product(rows, 2 * w.expertFfn / k.y, w.hidden, local, true);
    sum += k.product(rows, w.hidden, w.expertFfn / k.y, local, true);
    return {sum.forward * k.constants.imbalance, sum.backward * k.constants.imbalance};
}

// Fused: two GEMMs per pair of tokens that attend to each other, and five in the backward pass
// (arXiv 2205.14135). It reaches its own share of peak.
ProductTime fusedCore(const LayerCase& k)
{
    const Widths& w = k.w;
    const double seen = (k.job.wholeLooks ? 2 : 1) * w.lookedBack(k.sequence);
    const double pairs = k.layout.microBatch * k.sequence / k.c * seen;
    const double flops = 2 * pairs * (w.heads / k.t) * (w.compared + w.passed);
    const Share share = k.stack.ownKernel
                            ? k.constants.attention[static_cast<std::size_t>(k.machine.generation)]
                            : k.constants.attentionPortable;
    const Seconds forward = Flops(flops) / (share * k.machine.peak16);
    return {forward, k.constants.backwardCore * forward};
}

// Unfused: the sequence × sequence matrix is written and read between operations, and all of it is
// computed, not just the causal half.
ProductTime plainCore(const LayerCase& k)
{
    const double s = k.sequence, d = k.w.compared;
    const double heads = k.layout.microBatch * k.w.heads / k.t / k.c;
    const Seconds product = Flops(2 * heads * s * s * d) / k.wide.rate;
    const auto traffic = [&](double operands, double square) {
        return (k.constants.operands * Bytes(heads * operands * (4 * s * d + 2 * s * s)) +
                k.constants.elementwise * Bytes(heads * square * s * s)) /
               k.machine.memory;
    };
    return {2 * product + traffic(2, 9), 4 * product + traffic(4, 13)};
}

// Norms, residuals, rotary and activations, in bytes per token: written and read once each.
double elementBytes(const LayerCase& k, double activated)
{
    const double split = k.layout.sequenceParallel ? k.t : 1;
    const double attention = 22 * k.w.hidden / split + 8 * (k.w.queries() + 2 * k.w.keys()) / k.t;
    return attention + activated / k.t;
}

// Two all-reduces per pass, or as many gathers and scatters (arXiv 1909.08053); with sequence
// parallelism, the backward pass gathers its two inputs again (arXiv 2205.05198, section 4.2.2).
Seconds tensorTraffic(const LayerCase& k, bool backward)
{
    if (k.t <= 1)
        return {};
    const GroupWire wire = groupWire(k.machine, k.t, 1);
    const double phases = backward && k.layout.sequenceParallel ? 6 : 4;
    const Seconds all = phases * gatherTime(wire, Bytes(2 * k.tokens * k.w.hidden));
    return k.stack.hidesTraffic ? k.constants.tensorExposed * all : all;
}

// Ring attention: keys and values go around the ring overlapped with the attention core (arXiv
// 2310.01889). If it spans nodes, or crosses a border, the slowest hop is there. The last block has
// nothing to overlap with.
Seconds contextTraffic(const LayerCase& k, Seconds core, double times)
{
    if (k.c <= 1)
        return {};
    const Handover wire = handover(k.machine, k.c * k.t, k.t, k.constants.sendShare);
    const bool crosses = placesOfBlocks(k.machine, k.c * k.t).domains > 1;
    const Bandwidth bus = crosses ? smaller(wire.inside, wire.between) : wire.inside;
    const double width = k.w.latent() ? k.w.heads * (k.w.compared + k.w.passed) / 2 : k.w.keys();
    const Seconds all =
        times * (k.c - 1) * (k.machine.insideLatency + Bytes(4 * k.tokens * width / k.t) / bus);
    return larger(Seconds{}, all - (k.c - 1) / k.c * core) + k.constants.contextExposed * all;
}

// All-to-all: tokens to their experts and back. A token is sent to a node once, however many of its
// experts are there, and its experts may be on any node. A sharded expert spans several ranks: each
// sends its own slice to its counterpart, and then the slices are combined.
Seconds expertTraffic(const LayerCase& k)
{
    const double x = k.layout.expert;
    if (x <= 1)
        return {};
    const BlockPlaces spread = placesOfBlocks(k.machine, x * k.y);
    const double inside = std::clamp(spread.fewest / k.y, 1.0, x);
    const double nodes = std::min(x, spread.domains);
    const Bytes out(2 * k.tokens * k.w.hidden * k.y / k.t);
    const double crossing = (nodes - 1) * (1 - std::pow(1 - 1 / nodes, k.w.active));
    const Bandwidth nic =
        allToAllShare(k.machine, nodes) * k.machine.betweenShare * k.machine.between;
    const Seconds between = out / k.y * crossing / nic;
    const Seconds within =
        out * (k.w.active * (inside - 1) / inside) / (k.machine.insideShare * k.machine.inside);
    const Seconds latency =
        2 * k.machine.insideLatency + k.machine.betweenLatency * std::log2(nodes);
    const Seconds way = latency + (nodes > 1 ? between : Seconds{}) + within;
    return k.constants.expertExposed * 2 * way;
}

void finish(const LayerCase& k, PassTime& pass, Seconds floor, bool backward)
{
    pass.tensor = tensorTraffic(k, backward);
    pass.floor = larger(Seconds{}, floor - (pass.products + pass.attention + pass.elementwise));
}

LayerTime layerOf(const LayerCase& k, const ProductTime& mlp, double bytes, double permuted,
                  Seconds floor)
{
    const ProductTime core = k.stack.fusedAttention ? fusedCore(k) : plainCore(k);
    const ProductTime heads = attentionProducts(k);
    LayerTime layer;
    layer.core = core.forward;
    layer.forward.products = heads.forward + mlp.forward;
    layer.backward.products = heads.backward + mlp.backward;
    layer.forward.attention = core.forward;
    layer.backward.attention = core.backward;
    layer.forward.elementwise = k.moved(bytes + permuted);
    layer.backward.elementwise = k.moved(2 * bytes + permuted);
    finish(k, layer.forward, floor, false);
    finish(k, layer.backward, floor, true);
    layer.forward.context = contextTraffic(k, core.forward + layer.forward.floor, 1);
    layer.backward.context = contextTraffic(k, core.backward + layer.backward.floor, 2);
    return layer;
}

LayerTime denseLayer(const LayerCase& k)
{
    const double activated = (k.w.gated() ? 6 : 4) * k.w.ffn;
    return layerOf(k, mlpProducts(k, k.w.ffn, k.w.gated()), k.tokens * elementBytes(k, activated),
                   0, k.machine.hostLayer);
}

// Host time to route tokens and launch the experts' GEMMs.
Seconds launched(const LayerCase& k, double experts)
{
    if (k.machine.generation == Generation::Tpu)
        return k.machine.hostLayer;
    return k.machine.hostLayer + k.constants.floorMixture + experts * k.constants.floorExpert;
}

LayerTime mixtureLayer(const LayerCase& k)
{
    const Widths& w = k.w;
    ProductTime mlp = expertProducts(k);
    if (w.sharedFfn > 0)
        mlp += mlpProducts(k, w.sharedFfn, true);
    const double imbalance = k.constants.imbalance;
    const double activated = 6 * (w.sharedFfn + imbalance * w.active * w.expertFfn);
    const double permuted = imbalance * 8 * w.active * w.hidden * k.y * k.tokens / k.t;
    const double local = std::max(1.0, w.experts / k.layout.expert);
    LayerTime layer =
        layerOf(k, mlp, k.tokens * elementBytes(k, activated), permuted, launched(k, local));
    layer.forward.expert = layer.backward.expert = expertTraffic(k);
    return layer;
}

void mix(Seconds& a, Seconds b, double share)
{
    a = a * (1 - share) + b * share;
}

void mix(PassTime& a, const PassTime& b, double share)
{
    for (const auto part :
         {&PassTime::products, &PassTime::attention, &PassTime::elementwise, &PassTime::floor,
          &PassTime::tensor, &PassTime::context, &PassTime::expert})
        mix(a.*part, b.*part, share);
}

} // namespace

LayerTime layerTime(const PreparedJob& prepared, const Layout& layout)
{
    const LayerCase k{prepared, layout};
    const double mixed = k.w.layers > 0 ? k.w.mixtureLayers / k.w.layers : 0;
    if (mixed <= 0)
        return denseLayer(k);
    LayerTime layer = mixtureLayer(k);
    if (mixed < 1) {
        const LayerTime dense = denseLayer(k);
        mix(layer.forward, dense.forward, 1 - mixed);
        mix(layer.backward, dense.backward, 1 - mixed);
    }
    return layer;
}

// Forward, and twice that backward if trained: large 16-bit GEMMs, spread over all GPUs whatever
// the layout.
Seconds encoderTime(const PreparedJob& prepared, const Layout& layout)
{
    const TrainingJob& job = prepared.job;
    const double passes = job.trainsEncoder() ? 3 : 1;
    return passes * job.sequences * job.encoderWork / (layout.gpus() * prepared.wide.rate);
}

// Logits and loss stay in 16 bits: their GEMMs, plus 20 bytes of traffic per vocabulary entry and
// 12 per hidden element for each token.
Seconds vocabularyTime(const PreparedJob& prepared, const Layout& layout)
{
    const LayerCase k{prepared, layout};
    const double side = std::ceil(k.w.vocab / k.t / 64) * 64;
    const ProductTime head =
        productTime({k.tokens, side, k.w.hidden, 1, k.frozen}, k.wide, k.machine, k.constants);
    return head.forward + head.backward +
           k.moved(20 * k.tokens * k.w.vocab / k.t + 12 * k.tokens * k.w.hidden);
}

} // namespace engine
