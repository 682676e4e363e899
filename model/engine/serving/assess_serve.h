#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// One workload that serves, on the replicas decided for it. Money and power are left open.
ServeAnswer assessServe(const ResolvedPlan& plan, const Workload& work, const ServeChoice& choice);

ServedLoad servedLoad(const ResolvedPlan& plan, const std::vector<ServeAnswer>& fleets);

// Cost and power of each fleet as its part of the cluster's.
void shareOut(Assessment& assessment, const ResolvedPlan& plan);

// What a fleet costs: rented for the hours it runs, or as its GPUs' part of what is owned.
UsdRate fleetCost(const ResolvedPlan& plan, const Assessment& assessment, double gpus, Share on);
// Replicas that the requests need, whatever there is, with those that stand by.
double neededOf(const Serve& serve, const ServeAnswer& answer);
// A token of answers with all that a fleet costs, at so many requests a second.
UsdPerToken answerCost(UsdRate cost, Rate requests, Tokens answer);

} // namespace engine
