#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/series.h"

namespace engine {

// Speed-up of one of the plan's runs against the number of GPUs: one curve per named inter-node
// bandwidth, the plan's own with a band for the achieved share of link bandwidth. For computed
// steps, the chosen layout is kept and its replicas scale.
SpeedupSeries speedupSeries(const ResolvedPlan& plan, const Catalog& catalog,
                            const Assessment& answer, std::size_t work = 0);
// The same for a given MFU.
SpeedupSeries speedupSeries(const ResolvedPlan& plan, const Catalog& catalog, double gpus,
                            std::size_t work = 0);

} // namespace engine
