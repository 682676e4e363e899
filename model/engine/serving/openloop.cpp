#include "model/engine/serving/openloop.h"

#include "model/engine/serving/erlang.h"
#include "model/engine/serving/tokenspread.h"
#include "model/engine/specs/quietmath.h"

#include <boost/math/tools/roots.hpp>
#include <cmath>

namespace engine {
namespace {

// To a part in a million.
constexpr int kLoadBits = 20;
constexpr std::uintmax_t kLoadRounds = 40;
constexpr double kNearlyNone = 1e-6;

// The rate that sustains this many running requests: each occupies its slot for its prompt and its
// other tokens. A step takes at most a chunk of prompts and has its own time besides, even if
// hardly any request decodes.
Rate rateOf(const ServingSizes& sizes, const Steady& steady, const ServingConstants& c)
{
    const double rest = sizes.job.answer.base() - 1;
    const Rate kept = steady.sequences / (steady.prompt + rest * steady.token);
    if (kept * steady.work <= 1) // each may have its steps alone
        return kept;
    return smaller(kept, 1 / workWhenFull(sizes, steadyWith(sizes, kNearlyNone, c), c));
}

} // namespace

Rate requestsWith(const ServingSizes& sizes, double sequences, const ServingConstants& c)
{
    return rateOf(sizes, steadyWith(sizes, sequences, c), c);
}

Rate requestsWith(const ServingSizes& sizes, double sequences, Seconds decode,
                  const ServingConstants& c)
{
    return rateOf(sizes, steadyWith(sizes, sequences, decode, c), c);
}

OpenReplica::OpenReplica(const ServingSizes& sizes, const ServingConstants& constants)
    : sizes_(sizes)
    , constants_(constants)
    , most_(servingMemory(sizes, constants).batch)
{
    if (most_ > 0)
        limit_ = requestsWith(sizes, most_, constants);
}

// Requests wait for room in the cache as in a multi-server queue (Allen and Cunneen), with
// exponentially distributed waits.
OpenLoop OpenReplica::answered(Rate requests, const Steady& steady, const Percentiles& wanted) const
{
    OpenLoop loop;
    loop.requests = requests, loop.sequences = steady.sequences;
    const ServingJob& job = sizes_.job;
    const PromptQueue prompts(sizes_, steady, requests, constants_);
    const double rest = job.answer.base() - 1;
    const Seconds held = steady.prompt + rest * steady.token;
    loop.waiting = erlangC(most_, steady.sequences);
    const double free = larger(most_ - steady.sequences, 1e-9);
    const Seconds place =
        held * ((1 + job.placeSpread * job.placeSpread) / 2 / free); // of those that wait
    const auto late = [&](double share) {
        return loop.waiting > share ? std::log(loop.waiting / share) * place : Seconds{};
    };
    loop.place95 = late(kOver);
    if (wanted.first50)
        loop.first50 = late(kHalf) + prompts.beyond(kHalf);
    if (wanted.first95)
        loop.first95 = loop.place95 + prompts.beyond(kOver);
    loop.token50 = steady.token;
    if (wanted.token95)
        loop.token95 = steady.token + TokenSpread(sizes_, steady, prompts, false, constants_)
                                          .late95(job.answer, job.placeSpread);
    return loop;
}

OpenLoop OpenReplica::with(double sequences, const Percentiles& wanted) const
{
    const Steady steady = steadyWith(sizes_, sequences, constants_);
    return answered(rateOf(sizes_, steady, constants_), steady, wanted);
}

OpenLoop OpenReplica::at(Rate requests) const
{
    if (!(requests < limit_)) {
        OpenLoop loop;
        loop.overloaded = true, loop.requests = limit_, loop.sequences = most_, loop.waiting = 1;
        loop.token50 = loop.token95 =
            most_ > 0 ? steadyWith(sizes_, most_, constants_).token : Seconds(kUnknown);
        loop.first50 = loop.first95 = Seconds(kUnknown); // longer with every request
        return loop;
    }
    // Nearly linear, as each request takes longer by about as much with every other one.
    const auto missing = [&](double sequences) {
        return sequences * (1 - requests / requestsWith(sizes_, sequences, constants_));
    };
    // More sequences take longer each, so there are at least as many as nearly none would make.
    const Steady few = steadyWith(sizes_, smaller(kNearlyNone, most_ / 2), constants_);
    const double least = requests / rateOf(sizes_, few, constants_) * few.sequences;
    const double atLeast = missing(least);
    if (atLeast >= 0) // nearly none
        return answered(requests, steadyWith(sizes_, least, constants_), {});
    std::uintmax_t rounds = kLoadRounds;
    const auto [low, high] = boost::math::tools::toms748_solve(
        missing, least, most_, atLeast, most_ * (1 - requests / limit_),
        boost::math::tools::eps_tolerance<double>(kLoadBits), rounds, Quiet());
    return answered(requests, steadyWith(sizes_, (low + high) / 2, constants_), {});
}

} // namespace engine
