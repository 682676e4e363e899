#pragma once

#include "model/engine/published/prediction.h"

#include <cmath>

namespace engine {

inline constexpr double kLookalike = 0.35; // spread where another GPU or model stands in

// A value and its middle 80 %, where its logarithm spreads so.
inline Predicted middle80(double value, double sigma)
{
    constexpr double kDeviations = 1.2816; // of a normal distribution
    const double factor = std::exp(kDeviations * sigma);
    return {value, value / factor, value * factor};
}

// By how much two answers differ, of which either may be meant: the standard deviation of what lies
// evenly between them.
inline double apart(double a, double b)
{
    return std::abs(std::log(a / b)) / std::sqrt(12.0);
}

} // namespace engine
