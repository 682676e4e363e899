#pragma once

#include "model/engine/decision.h"
#include "model/engine/plan.h"

namespace engine {

// No cluster is larger than this; it ends the search for the smallest one.
inline constexpr double kMostGpus = 1 << 20;

Decision decide(const Plan& plan);
// The smallest cluster of whole nodes that makes every date and holds every model.
Decision smallest(const Plan& plan);
Decision given(const Plan& plan, double gpus);

} // namespace engine
