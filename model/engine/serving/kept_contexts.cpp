#include "model/engine/serving/kept_contexts.h"

#include "model/engine/serving/capacity.h"
#include "model/engine/specs/quiet_math.h"

#include <boost/math/distributions/gamma.hpp>
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

// Of the cache, what is neither common to all nor held by running requests.
Bytes besideRunning(const ServingSizes& s, double sequences, const ServingConstants& c)
{
    const ServingJob& job = s.job;
    const Bytes common = s.layout.attention * cacheOf(s, job.prefixHit * job.prompt.base());
    const Bytes running =
        sequences * ownOf(s, job.runningPrompt().base() + job.runningAnswer().base() / 2);
    return servingMemory(s, c).cache - common - running;
}

Share roomFor(const ServingSizes& s, double sequences, double requests, const ServingConstants& c)
{
    const Bytes room = larger(besideRunning(s, sequences, c), Bytes{});
    const Bytes wanted = pausedContexts(s, requests);
    return wanted > room ? room / wanted : 1;
}

// The more is kept, the less the running ones take, or the more of them there are: both meet once.
template <class Spare> void settle(ServingSizes& s, const ServingConstants& c, Spare spareAt)
{
    if (!(s.job.ownHit > 0) || !(servingMemory(s, c).batch >= 1))
        return;
    const auto spare = [&](Share kept) {
        s.job.kept = kept;
        return spareAt() - kept;
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

} // namespace

Bytes pausedContexts(const ServingSizes& s, double requests)
{
    return requests * s.job.pauses.base() * ownOf(s, s.job.paused.base());
}

Share cacheOverflow(const ServingSizes& s, double sequences, double requests, double sessions,
                    const ServingConstants& c)
{
    const Bytes paused = pausedContexts(s, requests);
    const Bytes running = besideRunning(s, 0, c) - besideRunning(s, sequences, c);
    const Bytes all = paused + running, room = besideRunning(s, 0, c);
    if (!(all.base() > 0) || !(room.base() > 0))
        return all.base() > 0 ? 1 : 0;
    const double unlike = 1 + s.job.promptSpread * s.job.promptSpread;
    const double variance = unlike / larger(sessions, 1.0); // over the square of the mean
    const boost::math::gamma_distribution<double> needed(1 / variance, variance);
    return boost::math::cdf(boost::math::complement(needed, room / all));
}

void keepContexts(ServingSizes& s, const LatencyLimits& limits, const ServingConstants& c)
{
    settle(s, c, [&] {
        const ReplicaRate most = largestRate(s, limits, c, kRateBits);
        return roomFor(s, most.sequences, most.requests, c);
    });
}

void keepContextsAt(ServingSizes& s, double requests, const ServingConstants& c)
{
    settle(s, c, [&] { return roomFor(s, OpenReplica(s, c).at(requests).sequences, requests, c); });
}

} // namespace engine
