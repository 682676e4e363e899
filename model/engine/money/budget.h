#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// Total paid over the years compared, rented or bought.
Usd paidTotal(const Plan& plan, const Assessment& assessment);
// The cost to compare with the budget: the same on the budget's basis.
Usd budgetCost(const Plan& plan, const Assessment& assessment);

} // namespace engine
