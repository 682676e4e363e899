#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// How long the same step would take on GPUs of the faster kind alone, and how many wait for the
// others. With one kind it is the step itself, and nobody waits.
void addPaces(Assessment& assessment, const ResolvedPlan& plan);

// One kind of a mix by its name, and what it is beside.
struct KindsByPace {
    const Accelerator* faster = nullptr;
    const Accelerator* slower = nullptr;
    bool secondIsFaster = false;
};
KindsByPace kindsByPace(const ResolvedPlan& plan, const Decision& decision, std::size_t work);

} // namespace engine
