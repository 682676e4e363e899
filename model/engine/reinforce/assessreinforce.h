#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// A reinforcement learning workload: the update from computed steps with that layout, generation
// from the serving room on the generating GPUs, scores as forward passes. Without the best
// single-GPU layout there is no speed-up.
TrainAnswer assessReinforce(const ResolvedPlan& plan, const Workload& work,
                            const Decision& decision, const RankedLayout& layout,
                            const RankedLayout* alone = nullptr);

} // namespace engine
