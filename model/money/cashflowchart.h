#pragma once

#include "model/chart/flowchart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Payments of renting and buying by year or by month, and cumulative.
FlowChart cashFlowChart(const engine::Evaluation& evaluation, bool byMonth,
                        const NumberFormat& format);

} // namespace model
