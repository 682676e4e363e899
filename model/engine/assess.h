#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// What follows from a plan and the decision for it. Pure, total, and fast: microseconds.
Assessment assess(const ResolvedPlan& plan, const Decision& decision);
inline Assessment assess(const Plan& plan, const Decision& decision)
{
    return assess(ResolvedPlan(plan), decision);
}

} // namespace engine
