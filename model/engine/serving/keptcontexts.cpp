#include "model/engine/serving/keptcontexts.h"

#include "model/engine/serving/capacity.h"
#include "model/engine/specs/quietmath.h"

#include <boost/math/distributions/gamma.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <numbers>

namespace engine {
namespace {

constexpr int kBits = 20; // to a part in a million, since rates are searched over it
constexpr std::uintmax_t kRounds = 30;
constexpr int kSteps = 12; // from the fewest to the most that may run

// The prefix shared by all sessions is stored once.
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

// Share of all contexts that the links can move to hosts and back in addition to other traffic.
Share hostMoves(const ServingSizes& s, Rate requests)
{
    constexpr Share kBusiest = 0.5;
    const Bytes context = ownOf(s, s.job.paused.base());
    return kBusiest * (hostRate(s) / larger(context, Bytes(1))) / requests;
}

// The part of the cache that is neither the shared prefix nor used by running requests.
Bytes roomForWaiting(const ServingSizes& s, double sequences, const ServingConstants& c)
{
    const ServingJob& job = s.job;
    const Bytes common = s.layout.attention * cacheOf(s, job.prefixHit * job.prompt.base());
    const Bytes running =
        sequences * ownOf(s, job.runningPrompt().base() + job.runningAnswer().base() / 2);
    return servingMemory(s, c).cache - common - running;
}

// Of the bytes of that many sessions, standard deviation over mean: they arrive at random, and
// their lengths vary like prompts.
Share spreadOfNeed(const ServingSizes& s, double sessions)
{
    return std::sqrt((1 + s.job.promptSpread * s.job.promptSpread) / sessions);
}

// The mean of a normally distributed need, capped at the available room.
Bytes heldOf(Bytes needed, Bytes deviation, Bytes room)
{
    if (!(deviation.base() > 0))
        return smaller(needed, room);
    constexpr double kOverRootOfTwoPi = std::numbers::inv_sqrtpi / std::numbers::sqrt2;
    const double z = (room - needed) / deviation;
    const double above = std::erfc(z / std::numbers::sqrt2) / 2;
    const double lost = kOverRootOfTwoPi * std::exp(-z * z / 2) - z * above;
    return smaller(larger(needed - lost * deviation, Bytes{}), smaller(needed, room));
}

void keepAll(ServingSizes& s)
{
    s.job.kept = 1, s.job.fromHost = 0;
}

// Running requests come first. Paused contexts are kept in the remaining cache, and then on hosts
// as far as possible.
void keep(ServingSizes& s, double sequences, Rate requests, const ServingConstants& c)
{
    const Bytes wanted = pausedContexts(s, requests);
    if (!(wanted.base() > 0))
        return keepAll(s);
    const Bytes room = larger(roomForWaiting(s, sequences, c), Bytes{});
    const Bytes deviation = spreadOfNeed(s, requests * s.job.pauses) * wanted;
    const Bytes held = heldOf(wanted, deviation, room);
    s.job.kept = held / wanted;
    s.job.fromHost = 0;
    if (s.job.hostRoom.base() > 0)
        s.job.fromHost = smaller((heldOf(wanted, deviation, room + hostRoom(s)) - held) / wanted,
                                 smaller(1 - s.job.kept, hostMoves(s, requests)));
}

// Whether there are contexts that could be lost.
bool keepsSome(ServingSizes& s, const ServingConstants& c)
{
    if (!(s.job.ownHit > 0) || !(servingMemory(s, c).batch >= 1))
        return false;
    if (s.job.hostRoom.base() > 0)
        s.job.fetch = ownOf(s, s.job.paused.base()) / hostRate(s);
    return true;
}

struct Balance {
    double at, missing;
};

template <class Missing> double rootOf(Missing missing, const Balance& low, const Balance& high)
{
    if (!(low.missing * high.missing < 0))
        return std::abs(low.missing) < std::abs(high.missing) ? low.at : high.at;
    std::uintmax_t rounds = kRounds;
    const auto ends = boost::math::tools::toms748_solve(
        missing, low.at, high.at, low.missing, high.missing,
        boost::math::tools::eps_tolerance<double>(kBits), rounds, Quiet());
    return (ends.first + ends.second) / 2;
}

// Probability that a context with lognormal length needs more than that multiple of the mean.
Share longerThan(double times, double spread)
{
    if (!(spread > 0))
        return times < 1 ? 1 : 0;
    const double variance = std::log1p(spread * spread);
    const boost::math::normal_distribution<double> length(-variance / 2, std::sqrt(variance));
    return boost::math::cdf(boost::math::complement(length, std::log(times)));
}

} // namespace

bool losesNone(const ServingJob& job)
{
    return job.kept + job.fromHost > 1 - 1e-9;
}

Bytes pausedContexts(const ServingSizes& s, Rate requests)
{
    return requests * s.job.pauses * ownOf(s, s.job.paused.base());
}

Share cacheOverflow(const ServingSizes& s, double sequences, Rate requests, double sessions,
                    const ServingConstants& c)
{
    const Bytes paused = pausedContexts(s, requests);
    const Bytes running = roomForWaiting(s, 0, c) - roomForWaiting(s, sequences, c);
    const Bytes all = paused + running, room = roomForWaiting(s, 0, c) + hostRoom(s);
    if (!(all.base() > 0) || !(room.base() > 0))
        return all.base() > 0 ? 1 : 0;
    const double spread = spreadOfNeed(s, larger(sessions, 1.0)), variance = spread * spread;
    const boost::math::gamma_distribution<double> needed(1 / variance, variance);
    const Share together = boost::math::cdf(boost::math::complement(needed, room / all));
    // Or a single one, if a few are very long.
    const Bytes one = larger(ownOf(s, s.job.paused.base()), Bytes(1));
    const Share alone = larger(sessions, 1.0) * longerThan(room / one, s.job.promptSpread);
    return smaller(1.0, together + alone);
}

// More running sequences leave less for paused contexts and so answer less: a single balance.
void keepContextsWith(ServingSizes& s, double sequences, const ServingConstants& c)
{
    if (!keepsSome(s, c))
        return;
    keepAll(s);
    const Seconds decode = decodeStep(s, sequences, c);
    const Rate most = requestsWith(s, sequences, decode, c);
    keep(s, sequences, most, c);
    if (losesNone(s.job))
        return;
    const auto missing = [&](double requests) {
        keep(s, sequences, Rate(requests), c);
        return requestsWith(s, sequences, decode, c).base() - requests;
    };
    const Balance high{most.base(), missing(most.base())};
    const double least = high.missing + most.base();
    keep(s, sequences, Rate(rootOf(missing, {least, missing(least)}, high)), c);
}

// The fewest running sequences for that rate: beyond the peak, more running ones keep fewer
// contexts and answer less, which is where a replica ends up after an overload.
void keepContextsAt(ServingSizes& s, Rate requests, const ServingConstants& c)
{
    if (!keepsSome(s, c))
        return;
    keepAll(s);
    const OpenReplica replica(s, c);
    const double most = replica.mostSequences();
    const double low = replica.at(requests).sequences;
    keep(s, low, requests, c);
    if (losesNone(s.job))
        return;
    const auto missing = [&](double sequences) {
        keep(s, sequences, requests, c);
        return (requestsWith(s, sequences, c) - requests).base();
    };
    const double ratio = std::pow(most / low, 1.0 / kSteps);
    Balance below{low, missing(low)};
    for (int step = 0; step < kSteps; ++step) {
        const double at = step + 1 < kSteps ? below.at * ratio : most;
        const Balance above{at, missing(at)};
        if (above.missing >= 0)
            return void(missing(rootOf(missing, below, above)));
        below = above;
    }
    keep(s, most, requests, c); // more than it can ever answer
}

} // namespace engine
