#pragma once

#include "model/engine/files/benchmark_file.h"
#include "model/engine/plan.h"

namespace engine {

// A benchmark of one replica, laid out as the plan's, against what the plan computes for the same
// lengths and as many requests at a time.
struct Benchmarked {
    Seconds first{}, token{};     // computed, without any factor
    double pace = 1;              // nearly measured by computed, as far as one benchmark tells
    double sigma = 0, before = 0; // of its logarithm: what is left of the spread, and what was
    bool queueing = false;        // computed: users wait for a place in the cache
};
Result<Benchmarked> benchmarked(const ServingBenchmark& benchmark, const Plan& plan,
                                std::size_t work);

// The plan with it; where so large a factor has no place, the reason.
Result<Plan> benchmarkedPlan(const Plan& plan, std::size_t work, const Benchmarked& by,
                             const Citation& source);

} // namespace engine
