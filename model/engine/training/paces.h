#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// The time of the same step on the faster type alone, and how many of its GPUs wait for the others.
// With one type it is the step itself, and nothing waits.
void addPaces(Assessment& assessment, const ResolvedPlan& plan);

// The types of a mix, by speed.
struct TypesByPace {
    const Accelerator* faster = nullptr;
    const Accelerator* slower = nullptr;
    bool secondIsFaster = false;
};
TypesByPace typesByPace(const ResolvedPlan& plan, const Decision& decision, std::size_t work);

} // namespace engine
