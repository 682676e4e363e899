#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// Fills in the risk, once runs and money are known.
void assessRisk(Assessment& assessment, const ResolvedPlan& plan);
// Of its time, the plan's work waits for nodes or does without them, with so many spares: each run
// by how it goes on, and fleets by the replicas that are gone.
Share waitsWith(const ResolvedPlan& plan, const Assessment& assessment, double spares);

// The decision with the nodes that stand by for it.
Decision withSpares(const ResolvedPlan& plan, Decision decision);

} // namespace engine
