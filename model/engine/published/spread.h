#pragma once

#include "model/engine/published/prediction.h"

#include <cmath>

namespace engine {

inline constexpr double kLookalike = 0.35; // spread if a similar GPU or model is substituted

// A value and its 80 % range, given the standard deviation of its logarithm.
inline Predicted middle80(double value, double sigma)
{
    constexpr double kDeviations = 1.2816; // of a normal distribution
    const double factor = std::exp(kDeviations * sigma);
    return {value, value / factor, value * factor};
}

// Spread between two answers if either may apply: the standard deviation of a uniform distribution
// between them.
inline double apart(double a, double b)
{
    return std::abs(std::log(a / b)) / std::sqrt(12.0);
}

} // namespace engine
