#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// One workload with computed steps. The layout is given, so this takes microseconds. Without the
// best single-GPU layout there is no speed-up.
TrainAnswer assessRun(const ResolvedPlan& plan, const Workload& work, const Decision& decision,
                      const RankedLayout& layout, const RankedLayout* alone = nullptr);

// One workload with a measured MFU. It is interrupted like any other, in as many replicas as fit.
TrainAnswer assessShared(const ResolvedPlan& plan, const Workload& work, const Decision& decision);

// Its time at the slow end of the step's band: for comparison with hard deadlines.
Seconds cautiousTime(const TrainAnswer& answer);

// The spread of the logarithm of step time in effect: from own measured runs if there are any.
double spreadOf(const Train& train, const Confidence& confidence);

} // namespace engine
