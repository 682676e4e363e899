#include "model/engine/reinforce/generate.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr int kHalvings = 60;
constexpr double kSteepest = 500;

// Mean of an exponential truncated at 1.
double meanOf(double rate)
{
    constexpr double kFlat = 1e-6;
    if (std::abs(rate) < kFlat)
        return 0.5;
    return 1 / rate - 1 / std::expm1(rate);
}

} // namespace

LengthTail::LengthTail(Share mean) : alike_(!(mean < 1))
{
    double low = -kSteepest, high = kSteepest; // a steeper one has a smaller mean
    for (int i = 0; i < kHalvings; ++i) {
        rate_ = (low + high) / 2;
        (meanOf(rate_) > mean ? low : high) = rate_;
    }
}

Share LengthTail::running(Share at) const
{
    constexpr double kFlat = 1e-6;
    if (alike_ || at <= 0)
        return at < 1 ? 1 : 0;
    if (at >= 1)
        return 0;
    if (std::abs(rate_) < kFlat)
        return 1 - at;
    return std::expm1(-rate_ * (1 - at)) / std::expm1(-rate_) * std::exp(-rate_ * at);
}

Rollouts::Rollouts(double theAnswers, double thePrompts, double mean, double theLongest)
    : answers(theAnswers)
    , prompts(thePrompts)
    , longest(theLongest)
{
    const LengthTail tail(mean / longest);
    const auto slices = static_cast<double>(running.size());
    for (std::size_t i = 0; i < running.size(); ++i)
        running[i] = tail.running((static_cast<double>(i) + 0.5) / slices);
}

// As answers end, the others run faster, and the last ones run nearly alone: a rate computed from
// the mean length is too optimistic.
Generated generate(const ServingSizes& s, const Rollouts& rollouts, double replicas,
                   const ServingConstants& c, Seconds soonerThan)
{
    Generated g;
    const double most = servingMemory(s, c).batch;
    const double each = rollouts.answers / replicas;
    if (!(most >= 1) || !(each > 0))
        return g;
    g.atOnce = smaller(most, each);
    Seconds time{};
    if (each > most) // waiting answers replace those that end
        time += Seconds((each - most) / steadyWith(s, most, c).requests);
    time += staticBatch(s, larger(1.0, g.atOnce * (rollouts.prompts / rollouts.answers)), c).first;
    const auto slices = static_cast<double>(rollouts.running.size());
    const double all = g.atOnce * replicas, tokens = rollouts.longest / slices;
    const double steps = tokens / tokensOfStep(s.job);
    StepLoad load{.context = s.job.prompt.base() - tokens / 2, .guessed = s.job.draftDepth};
    for (const Share runs : rollouts.running) {
        const Share any = -std::expm1(all * std::log1p(-smaller(runs, 1 - 1e-12)));
        load.sequences = larger(1.0, g.atOnce * runs);
        load.context += tokens;
        time += any * steps * servingStep(s, load, c).total();
        if (time >= soonerThan)
            return g;
    }
    g.time = time;
    return g;
}

} // namespace engine
