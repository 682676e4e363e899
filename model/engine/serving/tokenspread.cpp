#include "model/engine/serving/tokenspread.h"

#include <cmath>

namespace engine {
namespace {

constexpr double kStep = 0.01; // of the running sequences, for the marginal cost of one more

// Share of the variance, with correlation time `memory`, that remains in a mean over `span`.
double keptOver(double span, double memory)
{
    const double turns = span / memory;
    return turns > 0 ? 2 / turns * (1 - (1 - std::exp(-turns)) / turns) : 1;
}

// Deviations to the 95th percentile. Shorter answers vary more; over gamma distributed lengths this
// is Student's t with 2 / spread² degrees of freedom, whose percentile follows their inverse (to 1
// % from one degree on). Answers cannot be arbitrarily short: the request-level simulation shows no
// more spread than with 1 1/3 degrees.
double deviationsTo95(double spread)
{
    constexpr double kMost = 0.75;
    const double few = smaller(spread * spread / 2, kMost);
    return std::exp(0.4977 + few * (0.9505 + few * 0.3946));
}

} // namespace

TokenSpread::TokenSpread(const ServingSizes& sizes, const Steady& steady,
                         const PromptQueue& prompts, bool apart, const ServingConstants& constants)
    : sizes_(sizes)
    , steady_(steady)
    , prompts_(prompts)
    , apart_(apart)
{
    const double running = steady.sequences;
    slope_ = (steadyWith(sizes, (1 + kStep) * running, constants).token - steady.token).base() /
             (kStep * running);
}

Seconds TokenSpread::deviation(Tokens answer) const
{
    const double rest = larger(answer.base() - 1, 1.0);
    const Seconds span = rest * steady_.token;
    const Seconds whole = sizes_.job.runningAnswer().base() * steady_.token;
    const double kept = keptOver(span.base(), whole.base());
    const double crowd = slope_ * std::sqrt(steady_.sequences * kept);
    const double between = apart_ ? 0 : std::sqrt(prompts_.addedVariance(span)) / rest;
    return Seconds(std::hypot(crowd, between));
}

Seconds TokenSpread::late95(Tokens answer, double lengths) const
{
    return deviationsTo95(lengths) * deviation(answer);
}

} // namespace engine
