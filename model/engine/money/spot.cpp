#include "model/engine/money/spot.h"

#include "model/engine/specs/part.h"
#include "model/engine/specs/quiet_math.h"

#include <boost/math/special_functions/gamma.hpp>
#include <boost/math/tools/minima.hpp>
#include <cmath>

namespace engine {
namespace {

// A failed try: how often it comes, and what it costs with the restart that follows, which may be
// interrupted, too.
struct Failure {
    double chance;         // of a try
    double odds;           // failed tries for each that is not: finite where the chance is 1 to the
                           // last digit
    double least;          // the restart, undisturbed
    double mean, variance; // of the time lost beyond it
};

// Below it, what is left of a difference is less exact than the first terms of its series.
constexpr double kShort = 1e-3;

// Variance of the time until so long a stretch passes undisturbed, over the square of M.
double undisturbed(double x)
{
    if (x < kShort)
        return x * x * x / 3;
    const double once = std::exp(x); // factored, so that it is never one infinity less another
    return once * (once - 2 * x) - 1;
}

// Of a stretch that is interrupted, over M: exponential, cut off at its length x.
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

// The chance that so many failures together take no longer than that.
double within(double failures, const Failure& f, double spare)
{
    const double beyond = spare - failures * f.least;
    return beyond > 0 ? boost::math::gamma_p(failures * f.mean * f.mean / f.variance,
                                             beyond * f.mean / f.variance, QuietQuick())
                      : 0;
}
// Where there are many, only the mean and the variance of the whole matter.
double withinMany(double failures, const Failure& f, double spare)
{
    const double each = f.least + f.mean;
    const double variance = f.variance + each * each * (f.odds + 1); // a failure's share of it
    return boost::math::gamma_p(failures * each * each / variance, spare * each / variance,
                                QuietQuick());
}

// Longer than this is never: the squares of such times are still numbers.
constexpr double kEndless = 1e100;
constexpr double kMostCounted = 1000;
constexpr double kNegligible = 1e-14; // against the likeliest number of failures

// Failures before n stretches have passed: a negative binomial number of them. It is summed from
// the likeliest outwards and divided by its own sum, since none at all may be too seldom for a
// double.
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
    // Around Young's square root, which is right for short saves.
    const double guess = std::log(std::sqrt(2 * job.save.base() * job.between.base()));
    const double width = std::log(100.0);
    return Seconds(std::exp(
        boost::math::tools::brent_find_minima(at, guess - width, guess + width, 40).first));
}

Share chanceInTime(const Interrupted& saved, Seconds work, Seconds deadline)
{
    Interrupted job = saved;
    job.between = smaller(job.between, Seconds(kEndless));
    job.every = smaller(job.every, work); // what is shorter is saved when it is done
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
    // More than a double can count of, or longer than it can measure, is in no time.
    const double lost = expected * (f.least + f.mean);
    const bool endless = !(lost < kEndless) || !std::isfinite(f.variance * f.odds);
    return endless ? 0 : withinMany(expected, f, spare);
}

} // namespace engine
