#pragma once

#include "model/engine/decision.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/memory.h"

#include <stop_token>
#include <vector>

namespace engine {

// Fine-tuning with one method, on the same GPUs: its duration, memory per GPU, and cost per run.
struct MethodAnswer {
    Method method{};
    Seconds time{};
    MemoryParts memory;
    Bytes usable{};
    Fit fit = Fit::Fits;
    Usd runCost{};
};

// All methods for a fine-tuning workload, each with its own best layout.
std::vector<MethodAnswer> methodsOf(const ResolvedPlan& plan, std::size_t work, double gpus,
                                    std::stop_token stop = {});

} // namespace engine
