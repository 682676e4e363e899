#pragma once

#include "model/engine/money/books.h"
#include "model/engine/money/breakeven.h"
#include "model/engine/money/offers.h"
#include "model/engine/money/supplies.h"

#include <memory>
#include <vector>

namespace engine {

// Break-even use if rental prices fall, follow the plan, or rise.
struct EvenUse {
    Share falling = kUnknown, typical = kUnknown, rising = kUnknown;
};

// Additional details for pages about money.
struct MoneyDetail {
    std::shared_ptr<const Catalog> catalog; // where the offers come from
    Books books;
    EvenMap map;
    std::vector<EvenUse> even;     // one per year
    std::vector<double> fleets;    // GPUs
    std::vector<EvenUse> fleetUse; // break-even use of each over the years compared
    std::vector<RentedFrom> offers;
    std::vector<Supply> supplies;
    Mix mix;
    BurstAnswer burst;
    PhasesAnswer stages;
};

MoneyDetail moneyDetailOf(const ResolvedPlan& plan, const Assessment& assessment,
                          std::shared_ptr<const Catalog> catalog);

} // namespace engine
