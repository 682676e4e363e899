#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// One run of a recommendation model, on the GPUs available to it.
TrainAnswer assessRecommend(const ResolvedPlan& plan, const Workload& work,
                            const Decision& decision);

} // namespace engine
