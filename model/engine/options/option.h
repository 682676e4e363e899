#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

#include <memory>
#include <string>
#include <vector>

namespace engine {

// What an option may miss. Memory and load come first: what does not do the work is no option.
enum class OptionLimit : std::uint8_t { Memory, Load, Date, Region, Power, Budget };

struct MissedLimit {
    OptionLimit limit{};
    double by = kUnknown; // beyond it, in base units: seconds, watts, dollars, requests a second
};

// One GPU type, the fewest that do the work in time, and a way to have them. It is a whole plan,
// and its figures are that plan's own: whoever takes it finds the same numbers everywhere.
struct PlanOption {
    std::shared_ptr<const Plan> plan;
    std::string offer;          // in the catalog; empty: by the usual price, one's own, or bought
    std::string seller, region; // of the offer
    Assessment assessment;
    Seconds ready{};        // from the order: delivery, and all that trains
    Rate capacity{};        // requests of all fleets, within their limits
    Usd cost{kUnknown};     // what options are ranked by: on the basis of the budget
    Usd total{kUnknown};    // over the years compared
    UsdRate hour{kUnknown}; // of a GPU that works
    std::vector<MissedLimit> missed;
    bool unbeaten = false; // none costs less and is ready sooner, or carries more
    // Of the draws, where it was drawn.
    Share chanceDate = kUnknown, chanceBudget = kUnknown, cheapest = kUnknown;
    bool tied = false; // with the cheapest: the 80 % range of their difference holds zero

    bool buys() const { return plan->money.tenure == Tenure::Buy; }
    bool keeps() const { return missed.empty(); }
    bool misses(OptionLimit limit) const;
};

// How a number of GPUs was found: what else asks the same needs no search.
struct OptionSize {
    std::shared_ptr<const Plan> priced;
    double gpus = 0; // as many were given; 0: the fewest
    Decision decision;
};

// All options of a plan, ranked: those that keep every limit by their cost, then those that miss
// fewest.
struct OptionTable {
    std::shared_ptr<const Plan> plan;
    std::shared_ptr<const Catalog> catalog;
    std::vector<PlanOption> rows;
    std::vector<OptionSize> sizes;
    std::size_t types = 0, looked = 0; // of GPUs
    std::size_t draws = 0;             // none yet: chances are unknown
    std::size_t drawn = 0;             // rows, the first of all

    bool isWhole() const { return looked == types; }
    // A few draws tell chances roughly, and soon.
    static constexpr std::size_t kFewDraws = 100, kAllDraws = 1000;
    bool isDrawn() const { return draws >= kAllDraws; }
};

} // namespace engine
