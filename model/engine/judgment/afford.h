#pragma once

#include "model/engine/plan.h"
#include "model/engine/specs/parts.h"

#include <array>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// A way to have GPUs, by the ids of the mix: "own", "on_demand", "reserved_1y", …
inline constexpr std::array<std::string_view, 5> kWays{"own", "on_demand", "reserved_1y",
                                                       "reserved_3y", "spot"};

// The most of one input that a budget pays for; unknown where not even the least of it is paid.
struct Affordable {
    double amount = kUnknown; // base units
    double gpus = kUnknown;
    Usd total{kUnknown}; // everything, over the years of the plan
    bool paid() const { return amount > 0; }
};

// What a budget buys one way, with the first workload of the plan.
struct AffordedWay {
    std::string_view way;
    Affordable most;    // of the work as planned: tokens, examples, trials or requests a second
    Affordable largest; // of a model on as many tokens as suit it; of a run from scratch alone
    Tokens suited{kUnknown};   // those tokens
    Seconds longest{kUnknown}; // of work that the plan's own cluster does for it
};

// The input that is asked for the most of: "work.a.tokens".
std::string amountPath(const Plan& plan);

// What the budget pays for over the plan's years, for each way to have the GPUs: always on the
// smallest cluster that makes the deadlines and keeps to the limits.
std::vector<AffordedWay> afford(const Plan& plan, Usd budget, std::stop_token stop = {});

} // namespace engine
