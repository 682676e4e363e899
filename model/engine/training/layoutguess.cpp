#include "model/engine/training/layoutguess.h"

#include "model/engine/training/plaintext.h"
#include "model/engine/training/search.h"

#include <algorithm>

namespace engine {
namespace {

// Beyond these a search takes too long; no run of that size leaves its layout unstated.
constexpr double kMostGpus = 16384, kMostSequences = 65536;

LayoutLimits::Range pinned(double stated)
{
    if (!(stated >= 1))
        return {};
    const auto degree = static_cast<std::int32_t>(stated);
    return {degree, degree};
}

std::vector<Recompute> choices(const StepQuestion& q, const StatedRecompute& stated)
{
    if (stated.kind)
        return {*stated.kind};
    if (q.job.stack == Stack::Classic)
        return {Recompute::Full};
    if (q.job.stack == Stack::Research)
        return {Recompute::None};
    return {Recompute::None, Recompute::Some, Recompute::Full};
}

} // namespace

bool guessLayout(StepQuestion& q, const PublishedRun& run, const StatedRecompute& recompute,
                 const TrainingConstants& constants)
{
    const bool small = q.job.sequences <= kMostSequences && q.machine.gpus <= kMostGpus;
    if (!(q.job.sequences >= 1) || !small)
        return false;
    LayoutLimits limits;
    limits.context = pinned(run.context);
    limits.expert = pinned(run.expert);
    limits.interleave = pinned(run.interleave);
    limits.shardings = {q.layout.sharding};
    limits.recomputes = choices(q, recompute);
    if (run.microBatch > 0)
        limits.leastMicroBatch = limits.mostMicroBatch = run.microBatch;
    const auto best = bestLayout(q.job, q.machine, q.machine.gpus, limits, constants);
    if (!best || best->fit == Fit::DoesNot)
        return false;
    q.layout = best->layout;
    q.layoutStated = false;
    q.recomputeStated = recompute.kind.has_value();
    const Layout& l = q.layout;
    q.assumed.push_back("layout not said: the fastest that fits, tensor " + inWords(l.tensor) +
                        ", pipeline " + inWords(l.pipeline) + ", context " + inWords(l.context) +
                        ", micro-batch " + inWords(l.microBatch));
    if (!q.recomputeStated)
        q.assumed.push_back(l.recompute == Recompute::None
                                ? "recompute not said: none"
                                : "recompute not said: what that layout needs");
    return true;
}

} // namespace engine
