#include "model/engine/play/stepplay.h"

#include "model/engine/play/replicas.h"
#include "model/engine/text.h"
#include "model/engine/training/memory.h"

#include <algorithm>
#include <cmath>

namespace engine::play {
namespace {

// More would take minutes and gigabytes.
constexpr double kMostTasks = 6e6;
constexpr double kMostRanks = 1 << 17;

double recomputed(const Layout& l)
{
    const double again = l.recomputedLayers;
    if (l.recompute == Recompute::Some) // what is cheap to compute is dropped first
        return again * again;
    return l.recompute == Recompute::Full ? again : 0;
}

} // namespace

void StepPlay::measure(PlayedStep& step)
{
    const double batches = job_.job.sequences / (l_.data * static_cast<double>(l_.microBatch));
    microBatches_ = static_cast<int>(std::clamp(std::round(batches), 1.0, 1e6));
    chunks_ = l_.pipeline > 1 ? std::max(1, l_.interleave) : 1;
    schedule_ = options_.schedule.value_or(chunks_ > 1 ? Schedule::Interleaved
                                                       : Schedule::OneForwardOneBackward);
    step.stages = l_.pipeline, step.chunks = chunks_, step.microBatches = microBatches_;
    step.replicas = l_.data;
    if (l_.gpus() > kMostRanks) {
        step.refused =
            L("PlayedStep", "The step uses more than 131,072 GPUs, too many to play out.");
        return;
    }
    if (chunks_ > 1 && microBatches_ % l_.pipeline != 0) {
        step.refused =
            L("PlayedStep",
              "Virtual pipeline stages need a multiple of as many micro-batches as there "
              "are stages.");
        return;
    }
    replicas_.resize(static_cast<std::size_t>(l_.data));
    for (int r = 0; r < l_.data; ++r)
        replicas_[static_cast<std::size_t>(r)] = r;
    if (!options_.everyReplica && options_.slowest == 1)
        replicas_ = replicasToPlay(wiring_, l_);
    step.played = static_cast<int>(replicas_.size());
    const bool byLayers =
        gathers() || movesKept() || (l_.sharding == Sharding::Gradients && trainsAll());
    const double each = byLayers ? job_.widths.layers : static_cast<double>(l_.pipeline) * chunks_;
    if (4 * each * microBatches_ * step.played > kMostTasks) {
        step.refused = L("PlayedStep", "The step has millions of passes, too many to play out.");
        return;
    }
    vocabulary_ = vocabularyTime(job_, l_).base();
    again_ = recomputed(l_);
    // Each GPU encodes its share of a step's sequences, forward and, if trained, backward.
    const double sequences = job_.job.sequences / (l_.data * l_.tensor * l_.pipeline * l_.context);
    encoder_ = (sequences * job_.job.encoderWork / job_.wide.rate).base();
    if (job_.job.trainsEncoder())
        encoder_ *= 3;
    expertLayer_ = weights_.experts / (job_.widths.layers / l_.pipeline);
    denseLayer_ = weights_.layer - expertLayer_;
    table_ = job_.widths.vocab * job_.widths.hidden / l_.tensor;
    // Waiting for the slowest replica costs a constant per doubling of the nodes.
    const double nodes =
        static_cast<double>(wiring_.stageRanks()) / std::min(job_.machine.domain, 8.0);
    straggle_ = 1 + job_.constants.straggle * std::log2(std::max(1.0, nodes));
    pace_ = job_.stack.factor * straggle_;
    if (movesKept())
        kept_ = keptOfMicroBatch(job_, l_, weights_).base() / layersOf(0);
    measureExchange();
}

// Rings of ranks with the same weights: of a stage across replicas and context, of each expert
// across its copies, and of the ranks that share one copy under full sharding.
void StepPlay::measureExchange()
{
    const int all = l_.data * l_.context;
    const auto shards = static_cast<int>(weights_.shards);
    const int apart = l_.expert * l_.expertTensor;
    const auto slowest = [&](auto&& groupsOf) {
        Wiring::Ring ring;
        for (int stage = 0; stage < l_.pipeline; ++stage) {
            Groups groups;
            groupsOf(stage * wiring_.stageRanks(), groups);
            const Wiring::Ring here = wiring_.slowestRing(groups);
            ring.size = std::max(ring.size, here.size);
            ring.latency = larger(ring.latency, here.latency);
            ring.perByte = std::max(ring.perByte, here.perByte);
        }
        return ring;
    };
    dataRing_ = slowest([&](int first, Groups& groups) {
        const int copies = gathers() ? all / shards : all; // between groups sharing one copy
        const int stride = gathers() ? l_.tensor * shards : l_.tensor;
        for (int i = 0; i < stride; ++i) {
            groups.emplace_back();
            for (int k = 0; k < copies; ++k)
                groups.back().push_back(first + i + k * stride);
        }
    });
    expertRing_ = slowest([&](int first, Groups& groups) {
        const int stride = gathers() ? std::max(apart, l_.tensor * shards) : apart;
        for (int i = 0; i < stride && expertLayer_ > 0; ++i) {
            groups.emplace_back();
            for (int k = i; k < wiring_.stageRanks(); k += stride)
                groups.back().push_back(first + k);
        }
    });
    if (gathers())
        shardRing_ = slowest([&](int first, Groups& groups) {
            for (int g = 0; g + shards <= all; g += shards)
                for (int t = 0; t < l_.tensor; ++t) {
                    groups.emplace_back();
                    for (int k = 0; k < shards; ++k)
                        groups.back().push_back(first + (g + k) * l_.tensor + t);
                }
        });
}

// Gradients are sent once per step. The sharded optimizer of 2022 summed them in 32 bits.
double StepPlay::gradientsOf(double layers, bool table) const
{
    if (!trainsAll())
        return 0;
    const double spread = gathers() ? weights_.shards : 1;
    const double dense = (layers * denseLayer_ + (table ? table_ : 0)) / spread;
    const double experts = layers * expertLayer_ / spread;
    const bool sums = l_.sharding == Sharding::None || gathers();
    if (classic() && l_.sharding != Sharding::None)
        return 2 * exchange(dense, 0, 4) + exchange(0, experts, 2);
    return (sums ? 2 : 1) * exchange(dense, experts, 2);
}

// Updated weights, if each rank updated a part of them.
double StepPlay::weightsOf(double layers, bool table) const
{
    if (!trainsAll() || l_.sharding == Sharding::None || gathers())
        return 0;
    return exchange(layers * denseLayer_ + (table ? table_ : 0), layers * expertLayer_, 2);
}

double StepPlay::gatherOf(double layers, bool table) const
{
    const double bytes = job_.job.method == Method::Qlora && !table ? kPackedBytes : 2;
    const double weights = layers * weights_.layer + (table ? table_ : 0);
    return shardRing_.time(Bytes(bytes * weights)).base();
}

// Embedding tables: the first stage has the input embedding, the last one the LM head; a single
// stage may share one for both.
double StepPlay::tablesAt(int stage, bool head) const
{
    if (l_.pipeline == 1)
        return head ? (job_.widths.tables > 1 ? 1 : 0) : 1;
    return (head ? holdsHead(stage) : stage == 0) ? 1 : 0;
}

// Parameters updated by each GPU of the stage.
double StepPlay::updated(int stage) const
{
    if (!trainsAll())
        return 0;
    const double dense = layersOf(stage) * denseLayer_ +
                         (tablesAt(stage, false) + tablesAt(stage, true)) * table_ +
                         job_.job.unpassed.base() / l_.tensor / l_.pipeline +
                         (job_.job.trainsEncoder() ? job_.job.encoder.base() : 0);
    const double experts = layersOf(stage) * expertLayer_;
    switch (l_.sharding) {
    case Sharding::None: return dense + experts;
    case Sharding::Full: return (dense + experts) / weights_.shards;
    case Sharding::Optimizer:
    case Sharding::Gradients: break;
    }
    return dense / weights_.replicas + experts / weights_.expertReplicas;
}

} // namespace engine::play
