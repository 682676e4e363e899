#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// One workload of reinforcement learning: the update by computed steps in that layout, generation
// by the serving room on the GPUs that generate, scores as forward passes. Without one GPU's best
// there is no speed-up to tell.
TrainAnswer assessReinforce(const ResolvedPlan& plan, const Workload& work,
                            const Decision& decision, const RankedLayout& layout,
                            const RankedLayout* alone = nullptr);

} // namespace engine
