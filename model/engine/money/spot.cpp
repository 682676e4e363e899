#include "model/engine/money/spot.h"

#include "model/engine/specs/part.h"

#include <boost/math/special_functions/gamma.hpp>
#include <boost/math/tools/minima.hpp>
#include <cmath>

namespace engine {
namespace {

// A failed try: how often it comes, and what it costs with the restart that follows, which may be
// interrupted, too.
struct Failure {
    double chance;         // of a try
    double least;          // the restart, undisturbed
    double mean, variance; // of the time lost beyond it
};

// Variance of the time until so long a stretch passes undisturbed, over the square of M.
double undisturbed(double x)
{
    return std::exp(2 * x) - 2 * x * std::exp(x) - 1;
}

Failure failureOf(const Interrupted& job)
{
    const double m = job.between.base(), x = (job.every + job.save) / job.between;
    const double r = job.restart / job.between, odds = std::expm1(x);
    // Until the interruption: exponential, cut off at the length of the stretch.
    const double lost = 1 - x / odds;
    const double lostVariance = 1 - x * x * (odds + 1) / (odds * odds);
    return {-std::expm1(-x), m * r, m * (lost + std::expm1(r) - r),
            m * m * (lostVariance + undisturbed(r))};
}

// Doubles have digits enough for a chance.
using Quick = boost::math::policies::policy<boost::math::policies::promote_double<false>>;

// The chance that so many failures together take no longer than that.
double within(double failures, const Failure& f, double spare)
{
    const double beyond = spare - failures * f.least;
    return beyond > 0 ? boost::math::gamma_p(failures * f.mean * f.mean / f.variance,
                                             beyond * f.mean / f.variance, Quick())
                      : 0;
}
// Where there are many, only the mean and the variance of the whole matter.
double withinMany(double failures, const Failure& f, double spare)
{
    const double each = f.least + f.mean;
    const double variance = f.variance + each * each / (1 - f.chance); // a failure's share of it
    return boost::math::gamma_p(failures * each * each / variance, spare * each / variance,
                                Quick());
}

constexpr double kMostCounted = 1000;
constexpr double kNegligible = 1e-14; // against the likeliest number of failures

// Failures before n stretches have passed: a negative binomial number of them. It is summed from
// the likeliest outwards and divided by its own sum, since none at all may be too seldom for a
// double.
double overFailures(double n, const Failure& f, double spare)
{
    const double likeliest = larger(0.0, std::floor(f.chance * (n - 1) / (1 - f.chance)));
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

UsdRate effectivePrice(UsdRate price, Share discount, const Interrupted& job)
{
    return price * (1 - discount) * slowdown(job);
}

Share leastDiscount(const Interrupted& job)
{
    return 1 - 1 / slowdown(job);
}

Share chanceInTime(const Interrupted& job, Seconds work, Seconds deadline)
{
    const Failure f = failureOf(job);
    const double n = work / job.every;
    const double spare = deadline.base() - n * (job.every + job.save).base();
    if (std::isnan(spare) || std::isnan(f.variance))
        return kUnknown;
    if (spare < 0)
        return 0;
    const double expected = n * f.chance / (1 - f.chance);
    if (expected > kMostCounted)
        return withinMany(expected, f, spare);
    return overFailures(n, f, spare);
}

} // namespace engine
