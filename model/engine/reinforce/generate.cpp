#include "model/engine/reinforce/generate.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr int kSlices = 48; // of the longest answer
constexpr int kHalvings = 60;
constexpr double kSteepest = 500;

// Mean of an exponential that is cut at 1.
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
    double low = -kSteepest, high = kSteepest; // a steeper one is shorter
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

// As answers end, the others run faster, and the last ones run nearly alone: what the mean length
// says of a rate is too fast.
Generated generate(const ServingSizes& s, const Rollouts& rollouts, double replicas,
                   const ServingConstants& c)
{
    Generated g;
    const double most = servingMemory(s, c).batch;
    const double each = rollouts.answers / replicas;
    if (!(most >= 1) || !(each > 0))
        return g;
    g.atOnce = smaller(most, each);
    Seconds time{};
    if (each > most) // the others take the places of those that end
        time += Seconds((each - most) / steadyWith(s, most, c).requests);
    time += staticBatch(s, larger(1.0, g.atOnce * (rollouts.prompts / rollouts.answers)), c).first;
    const LengthTail tail(s.job.answer.base() / rollouts.longest);
    const double all = g.atOnce * replicas, yields = tokensOfStep(s.job);
    for (int i = 0; i < kSlices; ++i) {
        const double at = (i + 0.5) / kSlices;
        const Share runs = tail.running(at);
        const double alive = g.atOnce * runs;
        const Share any = -std::expm1(all * std::log1p(-smaller(runs, 1 - 1e-12)));
        const StepLoad load{.sequences = larger(1.0, alive),
                            .context = s.job.prompt.base() + at * rollouts.longest,
                            .guessed = s.job.draftDepth};
        time += any * (rollouts.longest / kSlices / yields) * servingStep(s, load, c).total();
    }
    g.time = time;
    return g;
}

} // namespace engine
