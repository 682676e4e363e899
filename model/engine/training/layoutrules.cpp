#include "model/engine/training/layoutrules.h"

#include "model/engine/training/degreerules.h"
#include "model/engine/training/layoutguess.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/plaintext.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kSmallModel = 4e9;      // parameters: there is room for a micro-batch of two
constexpr double kWorthChunks = 0.1;     // of the step lost to the bubble: worth interleaving
constexpr double kMostChunks = 12;       // layers per stage that become chunks
constexpr double kUsualMicroBatches = 4; // per stage, if the batch is not stated

double microBatches(const StepQuestion& q)
{
    return q.job.sequences / (q.layout.data * static_cast<double>(q.layout.microBatch));
}

void shareBatch(StepQuestion& q, const PublishedRun& run)
{
    Layout& l = q.layout;
    const double each = run.sequences >= 1 ? run.sequences / l.data : kUnknown;
    double micro = run.microBatch;
    if (!(micro > 0)) {
        q.microStated = false;
        const bool gathers = l.sharding == Sharding::Full;
        micro = gathers ? kMostSharedBatch : q.job.model.params.base() < kSmallModel ? 2 : 1;
        micro = each >= 1 ? std::min(micro, each) : micro;
        q.assumed.push_back("micro-batch not said: " + inWords(micro));
    } else if (each < micro) {
        micro = each; // limited by the replica's share of the batch
    } else if (l.pipeline > 1 && each <= micro) {
        // A pipeline with a single micro-batch makes no sense: the value was the replica's batch.
        micro = std::max(1.0, micro / l.pipeline);
        if (micro != run.microBatch)
            q.assumed.push_back("micro-batch taken as a replica's batch: " + inWords(micro));
    }
    l.microBatch = static_cast<float>(micro);
    if (!(run.sequences >= 1)) {
        q.batchStated = false;
        const double times = l.pipeline > 1 ? kUsualMicroBatches * l.pipeline : 1;
        q.job.sequences = l.data * micro * times;
        q.assumed.push_back("global batch not said: " + inWords(q.job.sequences) + " sequences");
    }
}

// Tuned software uses interleaving if the bubble is large enough.
void chooseInterleave(StepQuestion& q, const PublishedRun& run)
{
    Layout& l = q.layout;
    if (run.interleave >= 1) {
        l.interleave = static_cast<std::int32_t>(std::min(run.interleave, q.job.model.layers));
        return;
    }
    const bool tuned = q.job.stack == Stack::Tuned && !(q.job.model.experts > 0);
    if (l.pipeline <= 1 || !tuned || (l.pipeline - 1) / microBatches(q) <= kWorthChunks)
        return;
    const double layers = q.job.model.layers / l.pipeline;
    l.interleave = static_cast<std::int32_t>(
        layers <= kMostChunks ? std::ceil(layers) : std::ceil(std::ceil(layers) / 2));
    q.assumed.push_back("interleaving not said: " + inWords(l.interleave) + " chunks a stage");
}

void chooseRecompute(StepQuestion& q, const StatedRecompute& stated, const TrainingConstants& c)
{
    Layout& l = q.layout;
    q.recomputeStated = stated.kind.has_value();
    if (stated.kind) {
        l.recompute = *stated.kind;
        const double stage = std::ceil(q.job.model.layers / l.pipeline);
        if (stated.share > 0)
            l.recomputedLayers = static_cast<float>(std::min(1.0, stated.share));
        else if (stated.layers > 0) // per stage, or of the whole model if it has no more
            l.recomputedLayers = static_cast<float>(std::min(
                1.0, stated.layers / (stated.layers <= stage ? stage : q.job.model.layers)));
        return;
    }
    if (q.job.stack == Stack::Classic) {
        l.recompute = Recompute::Full;
        q.assumed.push_back("recompute not said: full, usual for software of that time");
        return;
    }
    if (q.job.stack != Stack::Research)
        l.recomputedLayers = leastRecompute(q, c);
    const bool some = q.job.stack != Stack::Research && l.recomputedLayers > 0;
    l.recompute = some ? Recompute::Some : Recompute::None;
    q.assumed.push_back(some ? "recompute not said: " + inWords(100.0 * l.recomputedLayers) +
                                   " % of what the layers keep, so that it fits"
                             : std::string("recompute not said: none"));
}

} // namespace

// Memory is linear in the share, so two points determine it.
float leastRecompute(const StepQuestion& question, const TrainingConstants& c)
{
    const double room = c.usable * question.machine.capacity.base();
    const auto memory = [&](Recompute kind, float share) {
        Layout l = question.layout;
        l.recompute = kind, l.recomputedLayers = share;
        return memoryOf(question.job, question.machine, l, c).total().base();
    };
    if (memory(Recompute::None, 0) <= room)
        return 0;
    const double all = memory(Recompute::Some, 1), half = memory(Recompute::Some, 0.5F);
    if (all >= room || half <= all)
        return 1;
    return static_cast<float>(std::clamp(1 - (room - all) / (half - all) / 2, 1e-6, 1.0));
}

void completeLayout(StepQuestion& q, const PublishedRun& run, const StatedSharding& stated,
                    const TrainingConstants& constants)
{
    const bool classic = q.job.stack == Stack::Classic;
    const StatedRecompute recompute = statedRecompute(run.recompute);
    Layout& l = q.layout;
    l.sharding = stated.kind.value_or(classic ? Sharding::None : Sharding::Optimizer);
    l.offload = stated.offload == Offload::None ? recompute.offload : stated.offload;
    const bool divided = run.tensor >= 1 || run.pipeline >= 1 || run.data >= 1;
    if (!divided && guessLayout(q, run, recompute, constants))
        return;
    if (!completeDegrees(q, run, stated))
        return;
    l.sequenceParallel = l.tensor > 1 && !(classic && recompute.kind != Recompute::Selective);
    shareBatch(q, run);
    chooseInterleave(q, run);
    chooseRecompute(q, recompute, constants);
}

} // namespace engine
