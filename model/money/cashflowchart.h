#pragma once

#include "model/engine/answer.h"
#include "model/flowchart.h"

namespace model {

// What renting and buying pay, by year or by month, and until then.
FlowChart cashFlowChart(const engine::Evaluation& evaluation, bool byMonth,
                        const NumberFormat& format);

} // namespace model
