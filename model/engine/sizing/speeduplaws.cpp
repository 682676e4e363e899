#include "model/engine/sizing/speeduplaws.h"

#include "model/engine/specs/part.h"

#include <array>
#include <cmath>
#include <limits>

namespace engine {
namespace {

constexpr std::size_t kTerms = 3; // 1, N - 1, N (N - 1)
constexpr double kRounding = 1e-9;
using Sums = std::array<std::array<double, kTerms + 1>, kTerms>;

std::array<double, kTerms> termsAt(double gpus)
{
    return {1, gpus - 1, gpus * (gpus - 1)};
}

// Gaussian elimination without pivoting: the sums of squares are positive. Omitted terms are 0.
std::array<double, kTerms> solved(Sums sums, const std::array<bool, kTerms>& used)
{
    std::array<double, kTerms> x{};
    for (std::size_t i = 0; i < kTerms; ++i)
        for (std::size_t row = i + 1; used[i] && row < kTerms; ++row) {
            const double factor = used[row] ? sums[row][i] / sums[i][i] : 0;
            for (std::size_t k = i; k <= kTerms; ++k)
                sums[row][k] -= factor * sums[i][k];
        }
    for (std::size_t i = kTerms; i-- > 0;) {
        double left = sums[i][kTerms];
        for (std::size_t k = i + 1; k < kTerms; ++k)
            left -= sums[i][k] * x[k];
        x[i] = used[i] ? left / sums[i][i] : 0;
    }
    return x;
}

} // namespace

double amdahl(Share serial, double gpus)
{
    return 1 / (serial + (1 - serial) / gpus);
}

double scaledSpeedup(Share serial, double gpus)
{
    return gpus - serial * (gpus - 1);
}

Share serialShare(double gpus, double speedup)
{
    return gpus > 1 ? (gpus / speedup - 1) / (gpus - 1) : kUnknown;
}

double ScalingLaw::at(double gpus) const
{
    return one * gpus / (1 + contention * (gpus - 1) + coherency * gpus * (gpus - 1));
}

double ScalingLaw::peak() const
{
    return coherency > 0 ? std::sqrt((1 - contention) / coherency)
                         : std::numeric_limits<double>::infinity();
}

// N / X is linear in the three terms. An error of X changes N / X by N / X² times it, so each point
// is divided by that.
ScalingLaw fittedLaw(std::span<const double> gpus, std::span<const double> speedup)
{
    if (gpus.size() < kTerms || gpus.size() != speedup.size())
        return {kUnknown, kUnknown, kUnknown};
    Sums sums{};
    for (std::size_t p = 0; p < gpus.size(); ++p) {
        const auto terms = termsAt(gpus[p]);
        const double weight = std::pow(speedup[p] * speedup[p] / gpus[p], 2);
        for (std::size_t i = 0; i < kTerms; ++i) {
            for (std::size_t k = 0; k < kTerms; ++k)
                sums[i][k] += weight * terms[i] * terms[k];
            sums[i][kTerms] += weight * terms[i] * gpus[p] / speedup[p];
        }
    }
    std::array<bool, kTerms> used{true, true, true};
    auto x = solved(sums, used);
    // Terms below 0, or below rounding at the last point, are dropped.
    const auto last = termsAt(gpus.back());
    for (const std::size_t term : {2, 1, 2})
        if (used[term] && !(x[term] * last[term] > kRounding * x[0])) {
            used[term] = false;
            x = solved(sums, used);
        }
    return {x[1] / x[0], x[2] / x[0], 1 / x[0]};
}

} // namespace engine
