#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Running replicas, over the first day or the whole week.
CurveChart replicasChart(const engine::Evaluation& evaluation, bool wholeWeek,
                         const NumberFormat& format);

// Growth month by month: GPUs, or their cost.
CurveChart growthChart(const engine::Evaluation& evaluation, bool cost, const NumberFormat& format);

// Memory of one replica by content, against its capacity.
StackChart servingMemoryChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
