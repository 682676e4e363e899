#include "model/engine/serving/kept_contexts.h"

#include "model/engine/serving/capacity.h"

namespace engine {
namespace {

constexpr int kHalvings = 10;

// What is common to all sessions lies in the cache once.
Bytes ownOf(const ServingSizes& s, double tokens)
{
    const Bytes common = cacheOf(s, s.job.prefixHit * s.job.prompt.base());
    return larger(cacheOf(s, tokens) - common, Bytes{});
}

Share roomFor(const ServingSizes& s, const ReplicaRate& at, const ServingConstants& c)
{
    const ServingJob& job = s.job;
    const ServingMemory memory = servingMemory(s, c);
    const Bytes common = s.layout.attention * cacheOf(s, job.prefixHit * job.prompt.base());
    const Bytes running =
        at.sequences * ownOf(s, job.runningPrompt().base() + job.runningAnswer().base() / 2);
    const Bytes room = larger(memory.cache - common - running, Bytes{});
    const Bytes wanted = pausedContexts(s, at.requests);
    return wanted > room ? room / wanted : 1;
}

} // namespace

Bytes pausedContexts(const ServingSizes& s, double requests)
{
    return requests * s.job.pauses.base() * ownOf(s, s.job.paused.base());
}

// The more is kept, the more calls there are, and the less room is left: both meet once.
void keepContexts(ServingSizes& s, const LatencyLimits& limits, const ServingConstants& c)
{
    if (!(s.job.ownHit > 0) || !(servingMemory(s, c).batch >= 1))
        return;
    const auto room = [&](Share kept) {
        s.job.kept = kept;
        return roomFor(s, largestRate(s, limits, c), c);
    };
    if (room(1) >= 1)
        return;
    Share low = 0, high = 1;
    for (int i = 0; i < kHalvings; ++i) {
        const Share middle = (low + high) / 2;
        (room(middle) >= middle ? low : high) = middle;
    }
    s.job.kept = low;
}

} // namespace engine
