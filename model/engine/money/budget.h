#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// All that is paid over the years compared, as rented or bought.
Usd paidTotal(const Plan& plan, const Assessment& assessment);
// What is held against the budget: the same by its basis.
Usd budgetCost(const Plan& plan, const Assessment& assessment);

} // namespace engine
