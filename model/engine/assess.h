#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// What follows from a plan and the decision for it. Pure, total, and fast: microseconds.
Assessment assess(const ResolvedPlan& plan, const Decision& decision);

// In two parts: what the GPUs do, which is the same for all plans that ask the same; and the power,
// money and risk that follow from it.
Assessment assessWork(const ResolvedPlan& plan, const Decision& decision);
void addBill(Assessment& done, const ResolvedPlan& plan);

inline Assessment assess(const Plan& plan, const Decision& decision)
{
    return assess(ResolvedPlan(plan), decision);
}

} // namespace engine
