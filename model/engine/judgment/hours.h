#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// Utilization of the most and the least needed node, of all hours. A run needs all its nodes at
// once; a fleet as many as its load needs.
struct Uses {
    Share first = 0, last = 0;
};
Uses usesOf(const Plan& plan, const Assessment& assessment);

} // namespace engine
