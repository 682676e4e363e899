#pragma once

#include "model/engine/plan.h"

namespace engine {

// A second epoch teaches nearly as much as the first one, a fortieth nothing: the maximum value of
// repeats, in epochs beyond the first. Muennighoff et al. 2023, arXiv 2305.16264, R*_D of their
// fit.
inline constexpr double kRepeatsWorth = 15.39;

// The number of web text tokens, seen once, that would teach as much.
Tokens effectiveTokens(const Train& train, Tokens seen);

} // namespace engine
