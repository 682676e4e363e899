#include "model/engine/money/supplies.h"

#include "model/engine/money/rent.h"

#include <cmath>

namespace engine {

std::vector<Supply> suppliesOf(const Plan& plan, const Assessment& a)
{
    const Economics& m = plan.money;
    const MoneyAnswer& answer = a.money;
    const double gpus = a.decision.gpus;
    const UsdRate idle = a.site.idle.total() * plan.site.electricity;
    const UsdRate busy = a.site.mean.total() * plan.site.electricity;
    const UsdRate kept = (answer.ownFirst - answer.resale) / (m.years - answer.waiting) +
                         answer.ownFixedYear - answer.staffOwn + idle;
    const UsdRate rent = m.price * (1 + m.rent.support);
    const double again = slowdown(onSpot(m.rent, a.decision.nodes));
    return {{"own", kept / gpus, (busy - idle) / gpus, false},
            {"reserved_1y", rent * (1 - m.rent.discount1y), {}, false},
            {"reserved_3y", rent * (1 - m.rent.discount3y), {}, false},
            {"on_demand", {}, rent, false},
            {"spot", {}, rent * (1 - m.rent.discountSpot) * again, true}};
}

Growth growthOf(const Plan& plan, const Assessment& a)
{
    const Economics& m = plan.money;
    const MoneyAnswer& answer = a.money;
    const double gpus = a.decision.gpus;
    Growth g;
    g.capital = answer.ownFirst / gpus;
    const double gain = m.priceGain * kYear;
    g.decline = PerYear(gain / (1 + gain) / kYear.base());
    // Staff stays; a GPU in use saves its rent and costs its share of everything else.
    g.earnedYear = m.price * answer.paidShare * answer.paidTime -
                   (answer.ownFixedYear - answer.staffOwn) / gpus -
                   a.site.mean.total() * plan.site.electricity / gpus;
    g.discount = m.discountRate;
    g.end = m.years;
    g.gpusWanted = gpus * answer.inUse;
    return g;
}

Usd renewal(const Economics& m, Usd machines, Seconds years)
{
    return machines / std::pow(1 + m.priceGain * kYear, years / kYear);
}

} // namespace engine
