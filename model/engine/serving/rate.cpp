#include "model/engine/serving/rate.h"

#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <tuple>

namespace engine {
namespace {

// Next to the end of what a cache holds a queue has no end: rates stop short of it.
constexpr double kFullest = 0.98;
// To a part in ten million.
constexpr int kBits = 24;
constexpr std::uintmax_t kRounds = 40;

// By how much the nearest limit is missed: 1 is just met.
struct Strain {
    double first = 0, token = 0;
    double most() const { return larger(first, token); }
};

Strain strainOf(const OpenLoop& loop, const LatencyLimits& limits)
{
    const Seconds first = limits.first95 ? loop.first95 : loop.first50;
    const Seconds token = limits.token95 ? loop.token95 : loop.token50;
    Strain strain;
    if (std::isfinite(limits.first.base()))
        strain.first = first / limits.first;
    if (std::isfinite(limits.token.base()))
        strain.token = token / limits.token;
    return strain;
}

// What keeps more sequences from running: memory, or the engine's own limit.
RateBound boundByPlace(const ServingSizes& sizes, const ServingConstants& c)
{
    const ServingMemory memory = servingMemory(sizes, c);
    const bool room = memory.batch * memory.sequence < 0.999 * memory.cache;
    return room ? RateBound::Batch : RateBound::Cache;
}

} // namespace

// More sequences answer more requests and each of them later, so the limit lies between none and
// all; of the two ends that enclose it, the lower one keeps it.
ReplicaRate largestRate(const ServingSizes& sizes, const LatencyLimits& limits,
                        const ServingConstants& c)
{
    ReplicaRate rate;
    const OpenReplica replica(sizes, c);
    double high = kFullest * replica.mostSequences();
    if (!(high > 0))
        return rate;
    double low = smaller(1e-3, high / 2);
    const auto strainAt = [&](double n) { return strainOf(replica.with(n), limits); };
    const Strain least = strainAt(low), full = strainAt(high);
    if (!(least.most() <= 1))
        return rate;
    if (full.most() <= 1) {
        rate.bound = boundByPlace(sizes, c);
        low = high;
    } else {
        const auto excess = [&](double n) { return strainAt(n).most() - 1; };
        std::uintmax_t rounds = kRounds;
        std::tie(low, high) = boost::math::tools::toms748_solve(
            excess, low, high, least.most() - 1, full.most() - 1,
            boost::math::tools::eps_tolerance<double>(kBits), rounds);
        const OpenLoop late = replica.with(high);
        const Strain beyond = strainOf(late, limits);
        const bool place = late.place95.base() > 0 && late.first95 - late.place95 <= limits.first;
        rate.bound = beyond.token > beyond.first ? RateBound::Token
                     : place                     ? boundByPlace(sizes, c)
                                                 : RateBound::First;
    }
    rate.loop = replica.with(low);
    rate.requests = rate.loop.requests, rate.sequences = low;
    return rate;
}

} // namespace engine
