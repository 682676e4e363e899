#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// What follows from a plan and what was decided for it. Pure, total, and fast: microseconds.
Assessment assess(const Plan& plan, const Decision& decision);

} // namespace engine
