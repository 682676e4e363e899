#pragma once

#include "model/engine/decision.h"
#include "model/engine/resolved_plan.h"
#include "model/engine/training/memory.h"

#include <stop_token>
#include <vector>

namespace engine {

// A fine-tuning by one of its methods, on the same GPUs: how long it takes, what each GPU holds,
// and what a run costs.
struct MethodAnswer {
    Method method{};
    Seconds time{};
    MemoryParts memory;
    Bytes usable{};
    Fit fit = Fit::Fits;
    Usd runCost{};
};

// All methods of a workload that fine-tunes, each with its own best layout.
std::vector<MethodAnswer> methodsOf(const ResolvedPlan& plan, std::size_t work, double gpus,
                                    std::stop_token stop = {});

} // namespace engine
