#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Replicas that run, through the first day or the whole week.
CurveChart replicasChart(const engine::Evaluation& evaluation, bool wholeWeek,
                         const NumberFormat& format);

// What growth asks for, month by month: GPUs, or what they cost.
CurveChart growthChart(const engine::Evaluation& evaluation, bool cost, const NumberFormat& format);

// What the memory of one replica holds, against its capacity.
StackChart servingMemoryChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
