#pragma once

#include "model/engine/files/benchmarkfile.h"
#include "model/engine/plan.h"

namespace engine {

// A benchmark of one replica with the plan's layout, against what the plan computes for the same
// lengths and concurrency.
struct Benchmarked {
    Seconds first{}, token{}; // computed, without any correction
    double pace = 1; // roughly measured over computed, weighted by how much one benchmark tells
    double sigma = 0, before = 0; // of its logarithm: the remaining spread, and the previous one
    bool queueing = false;        // computed: requests wait for room in the KV cache
};
Result<Benchmarked> benchmarked(const ServingBenchmark& benchmark, const Plan& plan,
                                std::size_t work);

// The plan calibrated with it; an error if the factor is outside the input's range.
Result<Plan> benchmarkedPlan(const Plan& plan, std::size_t work, const Benchmarked& by,
                             const Citation& source);

} // namespace engine
