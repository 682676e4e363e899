#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// One run of a recommendation model, on the GPUs that the decision leaves it.
TrainAnswer assessRecommend(const Plan& plan, const Workload& work, const Decision& decision);

} // namespace engine
