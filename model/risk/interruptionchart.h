#pragma once

#include "model/chart/pointchart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Mean time between interruptions over the number of GPUs: this plan's, and published fleets.
PointChart interruptionChart(const engine::Evaluation& evaluation, const engine::Catalog& catalog,
                             const NumberFormat& format);

} // namespace model
