#pragma once

#include "model/engine/plan.h"
#include "model/engine/specs/parts.h"

#include <array>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// A way of getting GPUs, by the ids of the mix: "own", "on_demand", "reserved_1y", …
inline constexpr std::array<std::string_view, 5> kWays{"own", "on_demand", "reserved_1y",
                                                       "reserved_3y", "spot"};

// The largest affordable value of one input; unknown if not even the smallest is affordable.
struct Affordable {
    double amount = kUnknown; // base units
    double gpus = kUnknown;
    Usd total{kUnknown}; // all costs, over the plan's years
    // The deadline or another limit rules out more of it, whatever the budget.
    bool limited = false;
    bool paid() const { return amount > 0; }
};

// What a budget buys in one way, for the plan's first workload.
struct AffordedWay {
    std::string_view way;
    Affordable most;    // of the work as planned: tokens, examples, trials or requests per second
    Affordable largest; // largest model with compute-optimal tokens; pre-training only
    Tokens suited{kUnknown};   // those tokens
    Seconds longest{kUnknown}; // work time that the plan's own cluster can do for it
};

// What the budget buys over the plan's years, for each way of getting GPUs: always on the smallest
// cluster that meets the deadlines and limits.
std::vector<AffordedWay> afford(const Plan& plan, Usd budget, std::stop_token stop = {});

} // namespace engine
