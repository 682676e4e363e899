#include "model/engine/options/present.h"

#include "model/engine/money/books.h"

#include <cmath>

namespace engine {

Usd presentCost(const PlanOption& option)
{
    const Books both = books(option.plan->money, option.assessment.money);
    return option.buys() ? both.own.present : both.rent.present;
}

const PlanOption* cheaperToday(const OptionTable& options)
{
    const Economics& money = options.plan->money;
    const bool counted = money.discountRate.base() != 0 || money.taxRate != 0;
    if (!counted || options.rows.empty() || !options.rows.front().keeps())
        return nullptr;
    const PlanOption* least = &options.rows.front();
    Usd cost = presentCost(*least);
    for (const PlanOption& option : options.rows)
        if (option.keeps() && !std::isnan(option.cost.base()))
            if (const Usd its = presentCost(option); its < cost)
                least = &option, cost = its;
    return least == &options.rows.front() ? nullptr : least;
}

} // namespace engine
