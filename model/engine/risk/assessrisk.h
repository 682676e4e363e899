#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// Fills in the risk, once runs and money are known.
void assessRisk(Assessment& assessment, const ResolvedPlan& plan);
// Share of time that the plan's work waits for nodes or runs without them, for that many spares:
// each run by its recovery mode, and fleets by missing replicas.
Share waitsWith(const ResolvedPlan& plan, const Assessment& assessment, double spares);
// What that many spares cost per year: rent like that of the cluster, or their purchase spread over
// the years compared.
UsdRate sparesYear(const ResolvedPlan& plan, const Assessment& assessment, double spares);

// The decision with its spare nodes.
Decision withSpares(const ResolvedPlan& plan, Decision decision);

} // namespace engine
