#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// A serving workload, on the replicas decided for it. Money and power are filled in later.
ServeAnswer assessServe(const ResolvedPlan& plan, const Workload& work, const ServeChoice& choice);

ServedLoad servedLoad(const ResolvedPlan& plan, const std::vector<ServeAnswer>& fleets);

// Each fleet's share of the cluster's cost and power.
void shareOut(Assessment& assessment, const ResolvedPlan& plan);

// A fleet's cost: rented for the hours it runs, or its GPUs' share of what is owned.
UsdRate fleetCost(const ResolvedPlan& plan, const Assessment& assessment, double gpus, Share on);
// Replicas the requests need, regardless of what is available, including standby.
double neededOf(const Serve& serve, const ServeAnswer& answer);
// Cost per output token including everything the fleet costs, at that request rate.
UsdPerToken answerCost(UsdRate cost, Rate requests, Tokens answer);

} // namespace engine
