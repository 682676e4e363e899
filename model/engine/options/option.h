#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

#include <memory>
#include <string>
#include <vector>

namespace engine {

// Limits an option may miss. Memory and load come first: an option has to do the work.
enum class OptionLimit : std::uint8_t { Memory, Load, Date, Year, Region, Rack, Power, Budget };

struct MissedLimit {
    OptionLimit limit{};
    double by = kUnknown; // excess in base units: seconds, watts, dollars, requests per second
};

// One GPU type, the smallest number that does the work in time, and a way of getting them. It is a
// complete plan with its own figures: taking it shows the same numbers everywhere.
struct PlanOption {
    std::shared_ptr<const Plan> plan;
    std::string offer;          // in the catalog; empty: default price, custom price, or bought
    std::string seller, region; // of the offer
    Assessment assessment;
    Seconds ready{};        // from the order: delivery plus everything that trains
    Rate capacity{};        // requests of all fleets, within their limits
    Usd cost{kUnknown};     // ranking criterion: on the budget's basis
    Usd total{kUnknown};    // over the years compared
    UsdRate hour{kUnknown}; // per GPU at work
    std::vector<MissedLimit> missed;
    bool unbeaten = false; // Pareto-optimal in cost and time, or cost and capacity
    // From the draws, if drawn.
    Share chanceDate = kUnknown, chanceBudget = kUnknown, cheapest = kUnknown;
    bool tied = false; // with the cheapest: the 80 % range of their difference includes zero

    bool buys() const { return plan->money.tenure == Tenure::Buy; }
    bool keeps() const { return missed.empty(); }
    bool misses(OptionLimit limit) const;
};

// How a number of GPUs was found, so that plans with the same search can reuse it.
struct OptionSize {
    std::shared_ptr<const Plan> priced;
    double gpus = 0; // number given; 0: the smallest
    Decision decision;
};

// All options of a plan, ranked: those that meet every limit by cost, then those that miss the
// fewest.
struct OptionTable {
    std::shared_ptr<const Plan> plan;
    std::shared_ptr<const Catalog> catalog;
    std::vector<PlanOption> rows;
    std::vector<OptionSize> sizes;
    std::size_t types = 0, looked = 0; // GPU types
    std::size_t draws = 0;             // none yet: probabilities are unknown
    std::size_t drawn = 0;             // number of leading rows

    bool isWhole() const { return looked == types; }
    // A few draws give rough probabilities quickly.
    static constexpr std::size_t kFewDraws = 100, kAllDraws = 1000;
    bool isDrawn() const { return draws >= kAllDraws; }
};

} // namespace engine
