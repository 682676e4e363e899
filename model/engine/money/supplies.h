#pragma once

#include "model/engine/assessment.h"
#include "model/engine/money/burst.h"
#include "model/engine/money/phases.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// The plan's ways of getting one GPU, at its prices: owned, reserved for one and for three years,
// on demand, spot. Without staff, which is needed whatever the mix.
std::vector<Supply> suppliesOf(const ResolvedPlan& plan, const Assessment& assessment);

// The plan's machines for staged buying: the cost of one and its savings per year of use. Prices
// fall as new generations give more per dollar.
Growth growthOf(const ResolvedPlan& plan, const Assessment& assessment);

// The plan's week on the cheapest of its supplies, on an owned base of the best size with a cloud
// for the rest, and with machines bought in stages instead of at once.
Mix mixOf(const ResolvedPlan& plan, const Assessment& assessment);
BurstAnswer burstOf(const ResolvedPlan& plan, const Assessment& assessment);
PhasesAnswer stagesOf(const ResolvedPlan& plan, const Assessment& assessment);

// The cost of machines for the same work after that many years.
Usd renewal(const Economics& money, Usd machines, Seconds years);

} // namespace engine
