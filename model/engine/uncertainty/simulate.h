#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"
#include "model/engine/uncertainty/draws.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace engine {

struct DrawWants {
    static constexpr std::size_t kMost = 100000; // what the memory of a small machine holds

    std::size_t draws = 10000;
    std::uint64_t start = 1;
    std::vector<std::string> samples = {}; // dials of which every draw is kept
    bool alone = false;                    // on one thread; the answer is the same
};

// The share of the draws that keep to what was asked; unknown where nothing was, or where there is
// no answer.
struct WorkChance {
    double date = 0;   // done in time
    double memory = 0; // the model is held
};

struct Simulation {
    std::size_t draws = 0;
    std::uint64_t start = 0;
    std::vector<std::string> paths; // in the order of all dials
    std::vector<DialDraws> dials;
    std::vector<WorkChance> work; // in the order of the plan's workloads
    double budget = 0;            // what is paid on the basis of the budget, as rented or bought
    std::vector<Samples> samples; // of the dials asked for, in the order of all

    const DialDraws* find(std::string_view path) const;
};

// Every uncertain input drawn at once, again and again, with the decision held. Each input is cut
// into as many equally likely parts as there are draws, and each part is drawn once (a Latin
// hypercube, McKay and others 1979): an input's own percentiles are met, and an answer's need far
// fewer draws. The draws of an input depend on the start number and its path only, so two plans
// are compared by the same draws. Nothing where it was stopped.
std::optional<Simulation> simulate(const Plan& plan, const Assessment& assessment,
                                   const DrawWants& wants, std::stop_token stop = {});

} // namespace engine
