#pragma once

#include "model/chart/flowchart.h"
#include "model/engine/answer/answer.h"

namespace model {

// What renting and buying pay, by year or by month, and until then.
FlowChart cashFlowChart(const engine::Evaluation& evaluation, bool byMonth,
                        const NumberFormat& format);

} // namespace model
