#pragma once

#include "model/engine/money/books.h"
#include "model/engine/money/breakeven.h"
#include "model/engine/money/offers.h"
#include "model/engine/money/supplies.h"

#include <memory>
#include <vector>

namespace engine {

// Hours in use from which owning costs less, where rents fall, move as the plan says, and rise.
struct EvenUse {
    Share falling = kUnknown, typical = kUnknown, rising = kUnknown;
};

// What a page that looks at money shows beyond the assessment.
struct MoneyDetail {
    std::shared_ptr<const Catalog> catalog; // whose offers these are
    Books books;
    TrendBand saved;
    EvenMap map;
    std::vector<EvenUse> even;     // for each of its years
    std::vector<double> fleets;    // GPUs
    std::vector<EvenUse> fleetUse; // at which each of them is even over the years compared
    std::vector<RentedFrom> offers;
    std::vector<Supply> supplies;
    Mix mix;
    BurstAnswer burst;
    PhasesAnswer stages;
};

MoneyDetail moneyDetailOf(const ResolvedPlan& plan, const Assessment& assessment,
                          std::shared_ptr<const Catalog> catalog);

} // namespace engine
