#pragma once

#include "model/engine/decision.h"
#include "model/engine/resolvedplan.h"

#include <stop_token>

namespace engine {

// Upper bound of the search for the smallest cluster.
inline constexpr double kMostGpus = 1 << 20;

Decision decide(const ResolvedPlan& plan);
// The smallest cluster of whole nodes that meets every deadline and holds every model. The result
// is meaningless if stopped.
Decision smallest(const ResolvedPlan& plan, std::stop_token stop = {});
// The same, searched near a size that was enough for a similar plan. Faster, and differs only if a
// larger cluster misses a deadline that a smaller one meets.
Decision smallestNear(const ResolvedPlan& plan, double gpus);
Decision given(const ResolvedPlan& plan, double gpus);

// The same for an unresolved plan: for one-off calls.
inline Decision decide(const Plan& plan)
{
    return decide(ResolvedPlan(plan));
}
inline Decision smallest(const Plan& plan, std::stop_token stop = {})
{
    return smallest(ResolvedPlan(plan), std::move(stop));
}
inline Decision given(const Plan& plan, double gpus)
{
    return given(ResolvedPlan(plan), gpus);
}

} // namespace engine
