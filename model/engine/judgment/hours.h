#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// Of all hours, those in which the node that is wanted most, and the one that is wanted least, has
// work. A run wants all of its nodes at once; a fleet those that its load takes.
struct Uses {
    Share first = 0, last = 0;
};
Uses usesOf(const Plan& plan, const Assessment& assessment);

} // namespace engine
