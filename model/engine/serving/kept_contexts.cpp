#include "model/engine/serving/kept_contexts.h"

#include "model/engine/serving/capacity.h"
#include "model/engine/specs/quiet_math.h"

#include <boost/math/tools/roots.hpp>

namespace engine {
namespace {

// To a part in a thousand of all sessions.
constexpr Share kNear = 1e-3;
constexpr int kRateBits = 12;
constexpr std::uintmax_t kRounds = 20;

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
    const auto spare = [&](Share kept) {
        s.job.kept = kept;
        return roomFor(s, largestRate(s, limits, c, kRateBits), c) - kept;
    };
    const double all = spare(1);
    if (all >= 0)
        return;
    const double none = spare(0);
    if (!(none > 0))
        return;
    const auto near = [](Share low, Share high) { return high - low < kNear; };
    std::uintmax_t rounds = kRounds;
    s.job.kept =
        boost::math::tools::toms748_solve(spare, 0.0, 1.0, none, all, near, rounds, Quiet()).first;
}

} // namespace engine
