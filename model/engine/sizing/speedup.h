#pragma once

#include "model/engine/plan.h"
#include "model/engine/series.h"

namespace engine {

// Speed-up of the plan's first run against the number of GPUs: one curve for each named rate
// between nodes, the plan's own with the band of the share that a step reaches of its links.
SpeedupSeries speedupSeries(const Plan& plan, const Catalog& catalog, double gpus);

} // namespace engine
