#include "model/engine/money/budget.h"

namespace engine {

Usd paidTotal(const Plan& plan, const Assessment& a)
{
    return plan.money.tenure == Tenure::Rent ? a.money.rentTotal : a.money.ownTotal;
}

Usd budgetCost(const Plan& plan, const Assessment& a)
{
    constexpr double kMonths = 12;
    switch (plan.money.budgetBasis) {
    case BudgetBasis::Run: return a.money.runCost;
    case BudgetBasis::Month: return paidTotal(plan, a) / (plan.money.years / kYear * kMonths);
    case BudgetBasis::Years: break;
    }
    return paidTotal(plan, a);
}

} // namespace engine
