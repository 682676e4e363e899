#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"
#include "model/engine/uncertainty/draws.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace engine {

struct DrawWants {
    static constexpr std::size_t kMost = 100000; // limited by the memory of a small machine

    std::size_t draws = 10000;
    std::uint64_t start = 1;
    std::vector<std::string> samples = {}; // dials whose draws are all kept
    bool alone = false;                    // on one thread; the result is the same
};

// The share of draws that meet a limit; unknown if there is no limit, or no result.
struct WorkChance {
    double date = 0;   // the deadline is met
    double memory = 0; // the model fits
    double limits = 0; // the fleet is within its limits: load and latency
};

struct Simulation {
    std::size_t draws = 0;
    std::uint64_t start = 0;
    std::vector<std::string> paths; // in the order of all dials
    std::vector<DialDraws> dials;
    std::vector<WorkChance> work; // in the order of the plan's workloads
    double budget = 0;            // total cost on the budget's basis, rented or bought
    std::vector<Samples> samples; // of the requested dials, in the order of all

    const DialDraws* find(std::string_view path) const;
};

// Monte Carlo over all uncertain inputs with decisions unchanged. Each input is divided into as
// many equally likely strata as there are draws, and each stratum is drawn once (Latin hypercube
// sampling, McKay et al. 1979): an input's percentiles are met exactly, and results need far fewer
// draws. An input's draws depend only on the seed and its path, so two plans are compared with the
// same draws. Nothing if stopped.
std::optional<Simulation> simulate(const Plan& plan, const Assessment& assessment,
                                   const DrawWants& wants, std::stop_token stop = {});

} // namespace engine
