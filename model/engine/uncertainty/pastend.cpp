#include "model/engine/uncertainty/pastend.h"

#include "model/engine/uncertainty/movingplan.h"

namespace engine {

std::vector<PastEnd> endsPast(const Plan& plan, const Assessment& a, Bound<Dial> dial)
{
    const double typical = read(plan, a, dial);
    MovingPlan moving(plan, a.decision);
    std::vector<PastEnd> past;
    for (const UncertainInput& input : uncertainInputs(plan, a)) {
        const auto at = [&](double factor) {
            const Assessment& moved = moving.moved({&input, 1}, {&factor, 1});
            return read(moving.plan(), moved, dial);
        };
        const double low = at(input.spread.low), high = at(input.spread.high);
        if (isPast(typical, low, high))
            past.push_back({input.path(plan), std::isnan(high)});
    }
    return past;
}

} // namespace engine
