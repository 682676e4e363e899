#include "model/engine/training/weights.h"

#include "model/engine/training/groups.h"

#include <algorithm>

namespace engine {
namespace {

// Adam in mixed precision reads gradient, master weight and two moments and writes all but the
// gradient, plus the 16-bit weight: 30 bytes. In 8 bits the moments are one byte each; Adafactor
// only keeps sums of rows and columns.
double updateBytes(const TrainingJob& job)
{
    if (job.ways.narrowStates) // weight, gradient and moments of two bytes each
        return 14;
    switch (job.optimizer) {
    case Optimizer::Adam: break;
    case Optimizer::Adam8bit: return 18;
    case Optimizer::Adafactor:
    case Optimizer::Sgd: return 14;
    }
    return 30;
}

// In their storage format.
Seconds gatherOnce(const PreparedJob& prepared, const Layout& l, const WeightsHere& here)
{
    if (l.sharding != Sharding::Full || here.shards <= 1)
        return {};
    const double bytes = prepared.job.method == Method::Qlora ? kPackedBytes : 2;
    return gatherTime(groupWire(prepared.machine, here.shards, l.tensor),
                      Bytes(bytes * here.layer));
}

// Dense weights over data and context ranks, those of experts over the replicas of each expert.
Seconds replicaTraffic(const PreparedJob& prepared, const Layout& l, const WeightsHere& here)
{
    const TrainingJob& job = prepared.job;
    const bool sharded = l.sharding == Sharding::Full;
    double ranks = here.replicas;
    if (job.method != Method::Full || (sharded && here.shards >= ranks))
        return {};
    double stride = l.tensor;
    // The first stage has the embedding, the last one the LM head: not a share of them each.
    double dense = here.dense + tableWeights(prepared, l) * (1 - 1.0 / l.pipeline);
    double experts = here.experts;
    if (sharded) { // the part of a group, between the groups
        ranks /= here.shards, stride *= here.shards;
        dense /= here.shards, experts /= here.shards;
    }
    const GroupWire wire = ranks > 1 ? groupWire(prepared.machine, ranks, stride) : GroupWire{};
    Seconds sum = 2 * gatherTime(wire, Bytes(2 * dense));
    if (job.stack == Stack::Classic && l.sharding != Sharding::None)
        sum = 2 * gatherTime(wire, Bytes(4 * dense)) + gatherTime(wire, Bytes(2 * dense));
    const double apart = static_cast<double>(l.expert) * l.expertTensor;
    const double copies = std::max(1.0, ranks * l.tensor / apart);
    if (experts > 0 && copies > 1) {
        const GroupWire far = groupWire(prepared.machine, copies, std::max(apart, stride));
        sum += 2 * (copies - 1) / copies * Bytes(2 * experts) / far.bus;
    }
    return sum;
}

} // namespace

double tableWeights(const PreparedJob& prepared, const Layout& layout)
{
    return prepared.widths.vocab * prepared.widths.hidden / layout.tensor;
}

double optimizerBytes(Optimizer optimizer)
{
    switch (optimizer) {
    case Optimizer::Adam: break;
    case Optimizer::Adam8bit: return 6;
    case Optimizer::Adafactor:
    case Optimizer::Sgd: return 4;
    }
    return 12;
}

Params adapters(const TrainingJob& job)
{
    return Params(job.model.layers * 14 * job.loraRank * job.model.hidden);
}

WeightsHere weightsHere(const PreparedJob& prepared, const Layout& l)
{
    const TrainingJob& job = prepared.job;
    const Widths& w = prepared.widths;
    const double apart = static_cast<double>(l.expert) * l.expertTensor;
    const double mixed = w.layers > 0 ? w.mixtureLayers / w.layers : 0;
    const double denseLayer =
        (w.attentionWeights() + (1 - mixed) * w.denseWeights() + mixed * w.sharedWeights()) /
        l.tensor;
    const double expertLayer = mixed * w.experts * w.expertWeights() / apart;
    const double mean = w.layers / l.pipeline;
    WeightsHere here;
    here.layer = denseLayer + expertLayer;
    here.dense = mean * denseLayer + w.vocab * w.hidden / l.tensor / l.pipeline;
    here.dense += job.unpassed.base() / l.tensor / l.pipeline;
    if (job.trainsEncoder())
        here.dense += job.encoder.base();
    here.experts = mean * expertLayer;
    const double ranks = static_cast<double>(l.data) * l.context;
    if (l.sharding == Sharding::Full)
        here.shards = l.shardGroup > 0 ? std::min<double>(l.shardGroup, ranks) : ranks;
    here.replicas = ranks;
    here.expertReplicas = std::max(1.0, ranks * l.tensor / apart);
    here.updateBytes = updateBytes(job);
    if (job.method != Method::Full) {
        here.owned = 0; // adapters are negligible
    } else if (l.sharding == Sharding::None) {
        here.owned = here.dense + here.experts;
    } else if (l.sharding == Sharding::Full) {
        here.owned = (here.dense + here.experts) / here.shards;
    } else {
        here.owned = here.dense / here.replicas + here.experts / here.expertReplicas;
    }
    here.gather = gatherOnce(prepared, l, here);
    here.exchange = replicaTraffic(prepared, l, here);
    return here;
}

} // namespace engine
