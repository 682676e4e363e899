#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// Fills in the risk, once runs and money are known.
void assessRisk(Assessment& assessment, const Plan& plan);
// Of its time, the plan's work waits for nodes or does without them, with so many spares: each run
// by how it goes on, and fleets by the replicas that are gone.
Share waitsWith(const Plan& plan, const Assessment& assessment, double spares);

// The decision with the nodes that stand by for it.
Decision withSpares(const Plan& plan, Decision decision);

} // namespace engine
