#include "model/engine/serving/kept_contexts.h"

#include "model/engine/serving/capacity.h"
#include "model/engine/specs/quiet_math.h"

#include <boost/math/distributions/gamma.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/tools/roots.hpp>
#include <cmath>

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
    return larger(cacheOf(s, tokens) - common + crossOf(s), Bytes{});
}

Bytes hostRoom(const ServingSizes& s)
{
    return s.layout.replicaGpus() * s.job.hostRoom;
}
Bandwidth hostRate(const ServingSizes& s)
{
    return s.layout.replicaGpus() * s.job.hostLink;
}

// Of all contexts, as many as the memory of the hosts has room for, and as their links move there
// and back beside what else crosses them.
Share hostHolds(const ServingSizes& s, double requests)
{
    constexpr Share kBusiest = 0.5;
    if (!(s.job.hostRoom.base() > 0))
        return 0;
    const Bytes wanted = pausedContexts(s, requests);
    const Bytes context = ownOf(s, s.job.paused.base());
    const double moved = kBusiest * (hostRate(s) / larger(context, Bytes(1))).base() / requests;
    const Share room = wanted.base() > 0 ? hostRoom(s) / wanted : 1;
    return smaller(1.0, smaller(room, moved));
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

// What runs with so much kept, and what comes.
struct Running {
    double sequences = 0, requests = 0;
};

// The more is kept, the less the running ones take, or the more of them there are: both meet once.
// Hosts hold of the rest what they can at the rate that comes with it.
template <class At> void settle(ServingSizes& s, const ServingConstants& c, At at)
{
    if (!(s.job.ownHit > 0) || !(servingMemory(s, c).batch >= 1))
        return;
    if (s.job.hostRoom.base() > 0)
        s.job.fetch = ownOf(s, s.job.paused.base()) / hostRate(s);
    const auto spare = [&](Share kept) {
        s.job.kept = kept;
        s.job.fromHost = s.job.hostRoom.base() > 0 ? 1 - kept : 0;
        Running now = at();
        if (const Share held = hostHolds(s, now.requests); held < s.job.fromHost) {
            s.job.fromHost = held;
            now = at();
        }
        return roomFor(s, now.sequences, now.requests, c) - kept;
    };
    const double all = spare(1);
    if (all >= 0)
        return;
    const double none = spare(0);
    if (!(none > 0))
        return;
    const auto near = [](Share low, Share high) { return high - low < kNear; };
    std::uintmax_t rounds = kRounds;
    const Share kept =
        boost::math::tools::toms748_solve(spare, 0.0, 1.0, none, all, near, rounds, Quiet()).first;
    s.job.kept = kept;
    if (s.job.hostRoom.base() > 0)
        spare(kept);
}

// A context whose length spreads as a lognormal one does needs so many times the mean.
Share longerThan(double times, double spread)
{
    if (!(spread > 0))
        return times < 1 ? 1 : 0;
    const double variance = std::log1p(spread * spread);
    const boost::math::normal_distribution<double> length(-variance / 2, std::sqrt(variance));
    return boost::math::cdf(boost::math::complement(length, std::log(times)));
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
    const Bytes all = paused + running, room = besideRunning(s, 0, c) + hostRoom(s);
    if (!(all.base() > 0) || !(room.base() > 0))
        return all.base() > 0 ? 1 : 0;
    const double unlike = 1 + s.job.promptSpread * s.job.promptSpread;
    const double variance = unlike / larger(sessions, 1.0); // over the square of the mean
    const boost::math::gamma_distribution<double> needed(1 / variance, variance);
    const Share together = boost::math::cdf(boost::math::complement(needed, room / all));
    // Or one of them alone, where a few are very long.
    const Bytes one = larger(ownOf(s, s.job.paused.base()), Bytes(1));
    const Share alone = larger(sessions, 1.0) * longerThan(room / one, s.job.promptSpread);
    return smaller(1.0, together + alone);
}

void keepContexts(ServingSizes& s, const LatencyLimits& limits, const ServingConstants& c)
{
    settle(s, c, [&] {
        const ReplicaRate most = largestRate(s, limits, c, kRateBits);
        return Running{most.sequences, most.requests};
    });
}

void keepContextsAt(ServingSizes& s, double requests, const ServingConstants& c)
{
    settle(s, c, [&] { return Running{OpenReplica(s, c).at(requests).sequences, requests}; });
}

} // namespace engine
