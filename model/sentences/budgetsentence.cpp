#include "model/sentences/budgetsentence.h"

#include "model/engine/money/budget.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::BudgetBasis, engine::Unit;

struct Budget {
    Q_DECLARE_TR_FUNCTIONS(Budget)
};

// The dial with the derivation of what is paid; a month's part has none of its own.
QString dialOf(const engine::Plan& plan)
{
    if (plan.money.budgetBasis == BudgetBasis::Run)
        return QStringLiteral("money.run_cost");
    return plan.money.tenure == engine::Tenure::Rent ? QStringLiteral("money.rent_total")
                                                     : QStringLiteral("money.own_total");
}

} // namespace

QString basisWords(const engine::Plan& plan, const NumberFormat& format)
{
    switch (plan.money.budgetBasis) {
    case BudgetBasis::Run: return plan.runs() ? Budget::tr("per run") : Budget::tr("per year");
    case BudgetBasis::Month: return Budget::tr("per month");
    case BudgetBasis::Years: break;
    }
    return Budget::tr("over %1").arg(format.text(plan.money.years.base(), Unit::Years));
}

QString verdictBasis(const engine::Economics& money)
{
    const bool discounts = money.discountRate.base() > 0;
    if (money.taxRate > 0)
        return discounts ? Budget::tr("In present value after tax,")
                         : Budget::tr("After tax, undiscounted,");
    return discounts ? Budget::tr("In present value,") : Budget::tr("Undiscounted,");
}

std::vector<SentencePart> budgetSentence(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Plan& plan = *e.plan;
    const double budget = plan.money.budget.base();
    if (std::isnan(budget))
        return {};
    const double cost = engine::budgetCost(plan, e.assessment).base();
    const auto figure = [&](const QString& name) -> SentencePart {
        if (name == u"cost")
            return {format.text(cost, Unit::Dollar), dialOf(plan), true};
        if (name == u"left")
            return {format.text(std::abs(budget - cost), Unit::Dollar),
                    QStringLiteral("money.budget_left"), true};
        if (name == u"budget")
            return {format.text(budget, Unit::Dollar),
                    {},
                    false,
                    false,
                    QStringLiteral("money.budget")};
        return {basisWords(plan, format), {}, false, false, QStringLiteral("money.years")};
    };
    if (std::isnan(cost))
        return composed(Budget::tr("Whether the budget of {budget} {basis} is kept is unknown: a "
                                   "price or the run time is unknown."),
                        figure);
    return cost <= budget
               ? composed(Budget::tr("The total of {cost} {basis} is within the budget of "
                                     "{budget}, with {left} to spare."),
                          figure)
               : composed(Budget::tr("The total of {cost} {basis} exceeds the budget of {budget} "
                                     "by {left}."),
                          figure);
}

} // namespace model
