#include "model/engine/risk/spares.h"

#include "model/engine/specs/part.h"
#include "model/engine/specs/quietmath.h"

#include <boost/math/distributions/poisson.hpp>
#include <cmath>

namespace engine {
namespace {

namespace math = boost::math;
using RoundUp = math::policies::normalise<
    QuietQuick, math::policies::discrete_quantile<math::policies::integer_round_up>>::type;
using Poisson = math::poisson_distribution<double, RoundUp>;

constexpr double kHardlyAny = 1e-200; // below it a ratio of two probabilities loses precision

// Up to this many spares and failed nodes, sums and recursions are faster than the general
// functions.
constexpr double kFew = 32;

// For far more failed nodes than spares: 1/B(k, a) = 1 + k/a (1 + (k − 1)/a (1 + …)).
Share waitsOfMany(double meanDown, double full)
{
    double term = 1, sum = 1;
    for (double k = full; k > 0 && term > 1e-17 * sum; --k) {
        term *= k / meanDown;
        sum += term;
    }
    return 1 / sum;
}

} // namespace

double sparesFor(double meanDown, Share target)
{
    if (std::isnan(meanDown) || std::isnan(target))
        return kUnknown;
    if (!(meanDown > 0) || std::exp(-meanDown) >= target)
        return 0;
    if (meanDown > kFew)
        return math::quantile(Poisson(meanDown), target);
    double spares = 0, chance = std::exp(-meanDown);
    for (double sum = chance; sum < target && chance > 1e-17; sum += chance)
        chance *= meanDown / ++spares;
    return spares;
}

Share enough(double meanDown, double spares)
{
    if (!(meanDown > 0))
        return meanDown == 0 ? 1 : kUnknown;
    return math::cdf(Poisson(meanDown), spares);
}

// Erlang's B(k + 1, a): the Poisson probability of k + 1 relative to that of at most k + 1.
Share waitsFor(double meanDown, double spares)
{
    if (!(meanDown > 0))
        return meanDown == 0 ? 0 : kUnknown;
    if (spares == 0)
        return meanDown / (1 + meanDown);
    const double full = spares + 1;
    if (full <= kFew && full == std::floor(full)) { // B(k) = a B(k − 1) / (k + a B(k − 1))
        double waits = 1;
        for (double k = 1; k <= full; ++k)
            waits = meanDown * waits / (k + meanDown * waits);
        return waits;
    }
    const Poisson down(meanDown);
    const double upToFull = math::cdf(down, full);
    return upToFull > kHardlyAny ? math::pdf(down, full) / upToFull : waitsOfMany(meanDown, full);
}

// E[(X − k)⁺] = a P(X ≥ k) − k P(X > k).
double nodesShort(double meanDown, double spares)
{
    if (!(meanDown > 0))
        return meanDown == 0 ? 0 : kUnknown;
    if (spares == 0)
        return meanDown;
    const Poisson down(meanDown);
    const double above = math::cdf(math::complement(down, spares));
    return larger(0.0, meanDown * (above + math::pdf(down, spares)) - spares * above);
}

} // namespace engine
