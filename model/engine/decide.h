#pragma once

#include "model/engine/decision.h"
#include "model/engine/resolved_plan.h"

#include <stop_token>

namespace engine {

// No cluster is larger than this; it ends the search for the smallest one.
inline constexpr double kMostGpus = 1 << 20;

Decision decide(const ResolvedPlan& plan);
// The smallest cluster of whole nodes that makes every date and holds every model.
// What it returns when stopped means nothing.
Decision smallest(const ResolvedPlan& plan, std::stop_token stop = {});
// The same, looked for around a size that was enough for a plan much like this one. It is quicker,
// and may differ only where a larger cluster misses the date that a smaller one makes.
Decision smallestNear(const ResolvedPlan& plan, double gpus);
Decision given(const ResolvedPlan& plan, double gpus);

// The same for a plan that was not resolved yet: for callers that ask once.
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
