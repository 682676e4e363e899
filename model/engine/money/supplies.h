#pragma once

#include "model/engine/assessment.h"
#include "model/engine/money/burst.h"
#include "model/engine/money/phases.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// The ways of the plan to have one GPU, as its prices have them: own, reserved for one year and for
// three, on demand, spot. Staff is not in them: it is there whatever the mix.
std::vector<Supply> suppliesOf(const ResolvedPlan& plan, const Assessment& assessment);

// The plan's machines as stages see them: what one costs and what it saves in a year of use. Prices
// fall as the next generations give more for a dollar.
Growth growthOf(const ResolvedPlan& plan, const Assessment& assessment);

// The plan's week on the cheapest of its supplies, with an own base of the best size and a cloud
// for the rest, and the machines bought in stages instead of at once.
Mix mixOf(const ResolvedPlan& plan, const Assessment& assessment);
BurstAnswer burstOf(const ResolvedPlan& plan, const Assessment& assessment);
PhasesAnswer stagesOf(const ResolvedPlan& plan, const Assessment& assessment);

// What machines for the same work cost after so many years.
Usd renewal(const Economics& money, Usd machines, Seconds years);

} // namespace engine
