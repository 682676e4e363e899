#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// One workload by computed steps. The layout is held, so this takes microseconds. Without one GPU's
// best there is no speed-up to tell.
TrainAnswer assessRun(const ResolvedPlan& plan, const Workload& work, const Decision& decision,
                      const RankedLayout& layout, const RankedLayout* alone = nullptr);

// One workload by a measured share of peak. It stops as any other, in so many copies as fit.
TrainAnswer assessShared(const ResolvedPlan& plan, const Workload& work, const Decision& decision);

// Its time at the slow end of the band of the step: what a date that must hold is compared with.
Seconds cautiousTime(const TrainAnswer& answer);

// The spread of the logarithm of the step that counts: by own runs where they were measured.
double spreadOf(const Train& train, const Confidence& confidence);

} // namespace engine
