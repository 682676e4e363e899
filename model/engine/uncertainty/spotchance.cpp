#include "model/engine/uncertainty/spotchance.h"

#include "model/engine/money/rent.h"
#include "model/engine/resolvedplan.h"

namespace engine {

Share spotChance(const ResolvedPlan& plan, const Assessment& a, const Bands& bands)
{
    if (!plan.runs())
        return kUnknown;
    const Interrupted job = onSpot(plan.money.rent, a.decision.nodes);
    constexpr int kSlices = 20; // equally probable ones
    Share chance = 0;
    for (int i = 0; i < kSlices; ++i) {
        Share all = 1;
        for (const std::size_t w : plan.runIndices()) {
            const Band* time = bands.find(boundPath("work.*.time", plan.work[w].id));
            if (!time)
                return kUnknown;
            const Share busy = a.work[w].risk.spotShare; // of the time, not interrupted
            all *= chanceInTime(job, busy * Seconds(valueBelow(*time, (i + 0.5) / kSlices)),
                                plan.work[w].train.deadline);
        }
        chance += all / kSlices;
    }
    return chance;
}

} // namespace engine
