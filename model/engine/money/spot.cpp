#include "model/engine/money/spot.h"

#include "model/engine/specs/part.h"
#include "model/engine/specs/quietmath.h"

#include <boost/math/special_functions/gamma.hpp>
#include <boost/math/tools/minima.hpp>
#include <cmath>

namespace engine {
namespace {

// A failed attempt: how often it occurs, and its cost including the restart, which may be
// interrupted too.
struct Failure {
    double chance; // per attempt
    double odds;   // failed attempts per successful one: finite even if the chance rounds to 1
    double least;  // the restart, uninterrupted
    double mean, variance; // of the additional time lost
};

// Below it, cancellation costs more precision than truncating the series.
constexpr double kShort = 1e-3;

// Variance of the time until a stretch of that length passes uninterrupted, over M squared.
double undisturbed(double x)
{
    if (x < kShort)
        return x * x * x / 3;
    const double once = std::exp(x); // factored, to avoid infinity minus infinity
    return once * (once - 2 * x) - 1;
}

// Mean length of an interrupted stretch, over M: exponential, truncated at its length x.
double meanLost(double x)
{
    return x < kShort ? x / 2 - x * x / 12 : 1 - x / std::expm1(x);
}
double varianceLost(double x)
{
    if (x < kShort)
        return x * x / 12;
    const double part = x / 2 / std::sinh(x / 2);
    return 1 - part * part;
}

Failure failureOf(const Interrupted& job)
{
    const double m = job.between.base(), x = (job.every + job.save) / job.between;
    const double r = job.restart / job.between;
    return {-std::expm1(-x), std::expm1(x), m * r, m * (meanLost(x) + std::expm1(r) - r),
            m * m * (varianceLost(x) + undisturbed(r))};
}

// The probability that this many failures together take no longer than that.
double within(double failures, const Failure& f, double spare)
{
    const double beyond = spare - failures * f.least;
    return beyond > 0 ? boost::math::gamma_p(failures * f.mean * f.mean / f.variance,
                                             beyond * f.mean / f.variance, QuietQuick())
                      : 0;
}
// For many, only the mean and variance of the sum matter.
double withinMany(double failures, const Failure& f, double spare)
{
    const double each = f.least + f.mean;
    const double variance = f.variance + each * each * (f.odds + 1); // contribution per failure
    return boost::math::gamma_p(failures * each * each / variance, spare * each / variance,
                                QuietQuick());
}

// Effectively infinite: the squares of such times are still finite.
constexpr double kEndless = 1e100;
constexpr double kMostCounted = 1000;
constexpr double kNegligible = 1e-14; // relative to the most likely number of failures

// Failures before n stretches have passed: a negative binomial distribution. Summed outward from
// the mode and normalized by its own sum, since the probability of none may underflow.
double overFailures(double n, const Failure& f, double spare)
{
    const double likeliest = larger(0.0, std::floor(f.odds * (n - 1)));
    double all = 0, inTime = 0;
    const auto add = [&](double often, double k) {
        all += often;
        inTime += often * (k > 0 ? within(k, f, spare) : 1);
    };
    double often = 1;
    for (double k = likeliest; often > kNegligible; ++k) {
        add(often, k);
        often *= f.chance * (n + k) / (k + 1);
    }
    often = 1;
    for (double k = likeliest; k > 0 && often > kNegligible; --k) {
        often *= k / (f.chance * (n + k - 1));
        add(often, k - 1);
    }
    return inTime / all;
}

} // namespace

double slowdown(const Interrupted& job)
{
    return std::exp(job.restart / job.between) * (job.between / job.every) *
           std::expm1((job.every + job.save) / job.between);
}

Seconds bestInterval(const Interrupted& job)
{
    const auto at = [&](double log) {
        Interrupted tried = job;
        tried.every = Seconds(std::exp(log));
        return std::log(slowdown(tried));
    };
    // Around Young's square root, which holds for short saves.
    const double guess = std::log(std::sqrt(2 * job.save.base() * job.between.base()));
    const double width = std::log(100.0);
    return Seconds(std::exp(
        boost::math::tools::brent_find_minima(at, guess - width, guess + width, 40).first));
}

Share chanceInTime(const Interrupted& saved, Seconds work, Seconds deadline)
{
    Interrupted job = saved;
    job.between = smaller(job.between, Seconds(kEndless));
    job.every = smaller(job.every, work); // shorter work is saved when it is done
    if (work.base() == 0)
        return deadline.base() >= 0 ? 1 : 0;
    const Failure f = failureOf(job);
    const double n = work / job.every;
    const double spare = deadline.base() - n * (job.every + job.save).base();
    if (std::isnan(spare) || std::isnan(f.variance))
        return kUnknown;
    if (spare < 0)
        return 0;
    if (!(f.odds > 0)) // never interrupted
        return 1;
    const double expected = n * f.odds;
    if (expected <= kMostCounted && std::isfinite(f.variance))
        return overFailures(n, f, spare);
    // More than a double can count, or longer than it can represent, is never in time.
    const double lost = expected * (f.least + f.mean);
    const bool endless = !(lost < kEndless) || !std::isfinite(f.variance * f.odds);
    return endless ? 0 : withinMany(expected, f, spare);
}

} // namespace engine
