#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>

namespace engine::play {

// Random numbers that are the same on every machine: the standard library's distributions differ,
// its generator does not.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : bits_(seed) {}
    double share() // in [0, 1)
    {
        constexpr double kSteps = 1 / 9007199254740992.0; // 53 bits: the precision of a double
        return static_cast<double>(bits_() >> 11) * kSteps;
    }
    double wait(double mean) { return -std::log1p(-share()) * mean; }
    // Lengths with that standard deviation over mean: gamma distributed, exponential for 1, drawn
    // with G. Marsaglia and W. Tsang's method (2000, doi.org/10.1145/358407.358414).
    double length(double mean, double spread)
    {
        if (!(spread > 0))
            return mean;
        const double shape = 1 / (spread * spread);
        const double less = shape < 1 ? std::pow(1 - share(), 1 / shape) : 1;
        const double d = (shape < 1 ? shape + 1 : shape) - 1.0 / 3, c = 1 / (3 * std::sqrt(d));
        for (;;) {
            const double x = normal(), cube = std::pow(1 + c * x, 3);
            if (cube > 0 && std::log1p(-share()) < x * x / 2 + d * (1 - cube + std::log(cube)))
                return less * d * cube / shape * mean;
        }
    }

private:
    double normal()
    {
        const double far = std::sqrt(-2 * std::log1p(-share()));
        return far * std::cos(2 * std::numbers::pi * share());
    }
    std::mt19937_64 bits_;
};

} // namespace engine::play
