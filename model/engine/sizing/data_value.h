#pragma once

#include "model/engine/plan.h"

namespace engine {

// A second epoch teaches nearly as much as a first one, a fortieth nothing: so many epochs beyond
// the first are all that repeats are ever worth. Muennighoff and others 2023, arXiv 2305.16264,
// R*_D of their fit.
inline constexpr double kRepeatsWorth = 15.39;

// So many tokens of other web text, seen once, would teach what these do.
Tokens effectiveTokens(const Train& train, Tokens seen);

} // namespace engine
