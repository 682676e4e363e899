#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"
#include "model/engine/series.h"

namespace engine {

// Speed-up of one of the plan's runs against the number of GPUs: one curve for each named rate
// between nodes, the plan's own with the band of the share that a step reaches of its links. By
// computed steps, the layout chosen is held and its replicas scale.
SpeedupSeries speedupSeries(const ResolvedPlan& plan, const Catalog& catalog,
                            const Assessment& answer, std::size_t work = 0);
// The same by a share of peak.
SpeedupSeries speedupSeries(const ResolvedPlan& plan, const Catalog& catalog, double gpus,
                            std::size_t work = 0);

} // namespace engine
