#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// How long the same step would take on GPUs of the faster type alone, and how many wait for the
// others. With one type it is the step itself, and nobody waits.
void addPaces(Assessment& assessment, const ResolvedPlan& plan);

// One type of a mix by its name, and what it is beside.
struct TypesByPace {
    const Accelerator* faster = nullptr;
    const Accelerator* slower = nullptr;
    bool secondIsFaster = false;
};
TypesByPace typesByPace(const ResolvedPlan& plan, const Decision& decision, std::size_t work);

} // namespace engine
