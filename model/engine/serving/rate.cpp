#include "model/engine/serving/rate.h"

#include "model/engine/serving/classtimes.h"
#include "model/engine/serving/keptcontexts.h"
#include "model/engine/specs/quietmath.h"

#include <boost/math/tools/minima.hpp>
#include <boost/math/tools/roots.hpp>
#include <cmath>

namespace engine {
namespace {

// Close to a full cache the queue diverges: rates stop short of it.
constexpr double kFullest = 0.98;
// Nearly none: if contexts pause for days, a replica may answer one request in hours.
constexpr double kIdleRate = 1e-9;
constexpr std::uintmax_t kRateRounds = 60;
constexpr int kRateBits = 24; // to a part in ten million
// Search range of a peak, from a thousandth of the sequences that may run to all of them.
constexpr double kWidest = 1000;
constexpr int kPeakSteps = 12;
constexpr int kPeakBits = 10; // so flat there that the rate is accurate to a millionth

// How far the nearest limit is exceeded: 1 is just met.
struct Strain {
    double first = 0, token = 0;
    double most() const { return larger(first, token); }
    void meet(Seconds taken, Seconds limit, double Strain::*of)
    {
        if (std::isfinite(limit.base()))
            this->*of = larger(this->*of, taken / limit);
    }
};

// A replica with its limits, and how far it is from them with a number of sequences.
struct Limited {
    const ServingSizes& sizes;
    const LatencyLimits& limits;
    const ServingConstants& c;

    Strain strainOf(const OpenLoop& loop) const
    {
        Strain strain;
        strain.meet(limits.firstOf(loop), limits.first, &Strain::first);
        strain.meet(limits.tokenOf(loop), limits.token, &Strain::token);
        if (limits.kinds.empty())
            return strain;
        const SharedReplica shared(sizes, loop, false, c);
        for (const LatencyLimits::Kind& kind : limits.kinds) {
            const ClassTimes its = shared.timesOf(kind.prompt, kind.answer);
            strain.meet(limits.firstOf(its), kind.first, &Strain::first);
            strain.meet(limits.tokenOf(its), kind.token, &Strain::token);
        }
        return strain;
    }
};

// What prevents more sequences from running: memory, or the engine's own limit.
RateBound boundByPlace(const ServingSizes& sizes, const ServingConstants& c)
{
    const ServingMemory memory = servingMemory(sizes, c);
    const bool room = memory.batch * memory.sequence < 0.999 * memory.cache;
    return room ? RateBound::Batch : RateBound::Cache;
}

// Whether TTFT would meet its limit without the wait for room in the cache.
bool waitsForPlace(const OpenReplica& replica, double sequences, const LatencyLimits& limits)
{
    const OpenLoop late = replica.with(sequences);
    return late.place95.base() > 0 && late.first95 - late.place95 <= limits.first;
}

// With paused session contexts, the more requests run the fewer contexts are kept, and lost ones
// are prefilled again: beyond a peak, more running requests answer less.
struct Keeping {
    ServingSizes sizes;
    const ServingConstants& c;
    const bool keeps = sizes.job.ownHit > 0;

    const ServingSizes& with(double sequences)
    {
        if (keeps)
            keepContextsWith(sizes, sequences, c);
        return sizes;
    }
    Rate requests(double sequences) { return requestsWith(with(sequences), sequences, c); }
    bool losesSome(double sequences) { return keeps && !losesNone(with(sequences).job); }
    // The number of sequences, up to `most`, with the highest rate: while no context is lost, more
    // of them answer more, and so they do when hardly one is kept.
    double peak(double most)
    {
        if (!losesSome(most))
            return most;
        const double ratio = std::pow(kWidest, 1.0 / kPeakSteps);
        double best = most;
        Rate answered = requests(most);
        for (double n = most / ratio; n > most / kWidest; n /= ratio) {
            if (const Rate here = requests(n); here > answered)
                best = n, answered = here;
            if (losesNone(sizes.job))
                break;
        }
        std::uintmax_t rounds = kRateRounds;
        const double inside = boost::math::tools::brent_find_minima(
                                  [&](double n) { return -requests(n).base(); }, best / ratio,
                                  smaller(best * ratio, most), kPeakBits, rounds)
                                  .first;
        return requests(inside) > answered ? inside : best;
    }
};

// The ends of a bracket, of which the lower one is within the limit.
struct Root {
    double low, high;
};

struct Point {
    double at, excess;
};

template <class Excess> Root rootBetween(const Excess& excess, const Point& low, const Point& high)
{
    std::uintmax_t rounds = kRateRounds;
    const auto [below, above] = boost::math::tools::toms748_solve(
        excess, low.at, high.at, low.excess, high.excess,
        boost::math::tools::eps_tolerance<double>(kRateBits), rounds, Quiet());
    return {below, above};
}

// All of it, or none, if that is within the limit or nothing is.
template <class Excess> Root rootOf(const Excess& excess, double low, double high)
{
    const Point first{low, excess(low)}, last{high, excess(high)};
    if (!(last.excess > 0))
        return {high, high};
    if (!(first.excess <= 0))
        return {low, low};
    return rootBetween(excess, first, last);
}

} // namespace

// More sequences answer more requests, each of them later, so the limit is between none and all; of
// the bracketing ends, the lower one meets it.
ReplicaRate largestRate(const ServingSizes& unkept, const LatencyLimits& limits,
                        const ServingConstants& c)
{
    ReplicaRate rate;
    Keeping keeping{unkept, c};
    const ServingSizes& sizes = keeping.sizes;
    const OpenReplica replica(sizes, c);
    double high = kFullest * replica.mostSequences();
    if (!(high > 0))
        return rate;
    double low = smaller(kIdleRate, high / 2);
    const Limited limited{sizes, limits, c};
    // Classes are derived from the times of all requests.
    const bool kinds = !limits.kinds.empty();
    const OpenReplica::Percentiles wanted{kinds || !limits.first95, kinds || limits.first95,
                                          limits.token95};
    const auto strainAt = [&](double n) {
        keeping.with(n);
        return limited.strainOf(replica.with(n, wanted));
    };
    // TPOT binds most replicas, and takes a third of the time of TTFT unless contexts are kept.
    const bool apart =
        !keeping.keeps && !kinds && !limits.token95 && std::isfinite(limits.token.base());
    const auto tokenExcess = [&](double n) {
        return steadyWith(keeping.with(n), n, c).token / limits.token - 1;
    };
    const Root paced = apart ? rootOf(tokenExcess, low, high) : Root{high, high};
    const Strain least = strainAt(low), full = strainAt(paced.low);
    if (!(least.most() <= 1))
        return rate;
    if (full.most() <= 1) {
        rate.bound = paced.low < high ? RateBound::Token : boundByPlace(sizes, c);
        low = paced.low;
    } else {
        Strain beyond = full; // at the smallest number that misses a limit
        double missing = paced.low;
        const auto excess = [&](double n) {
            const Strain strain = strainAt(n);
            if (strain.most() > 1 && n < missing)
                beyond = strain, missing = n;
            return strain.most() - 1;
        };
        low = rootBetween(excess, {low, least.most() - 1}, {paced.low, full.most() - 1}).low;
        keeping.with(missing);
        rate.bound = beyond.token > beyond.first               ? RateBound::Token
                     : waitsForPlace(replica, missing, limits) ? boundByPlace(sizes, c)
                                                               : RateBound::First;
    }
    if (keeping.losesSome(low)) {
        rate.peak = keeping.peak(replica.mostSequences());
        if (rate.peak < low)
            low = rate.peak, rate.bound = RateBound::Cache;
    }
    keeping.with(low);
    rate.loop = replica.with(low);
    rate.requests = rate.loop.requests, rate.sequences = low;
    rate.kept = sizes.job.kept, rate.fromHost = sizes.job.fromHost;
    return rate;
}

Rate endRate(const ServingSizes& sizes, const ReplicaRate& within, const ServingConstants& c)
{
    const OpenReplica replica(sizes, c);
    if (!(sizes.job.ownHit > 0) || !(replica.mostSequences() > 0))
        return replica.mostRequests();
    Keeping keeping{sizes, c};
    return keeping.requests(std::isfinite(within.peak) ? within.peak
                                                       : keeping.peak(replica.mostSequences()));
}

void keepContexts(ServingSizes& sizes, const LatencyLimits& limits, const ServingConstants& c)
{
    if (!(sizes.job.ownHit > 0) || !(servingMemory(sizes, c).batch >= 1))
        return;
    const ReplicaRate most = largestRate(sizes, limits, c);
    keepContextsWith(sizes, most.sequences, c);
}

} // namespace engine
