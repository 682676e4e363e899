#pragma once

#include "model/chart/chartdata.h"

namespace model {

// The effect of more requests per second: on TTFT, TPOT, and cost per million tokens. Where they
// arrive faster than they are answered, the axis shows "queueing".
CurveChart firstTokenChart(const engine::Evaluation& evaluation, const NumberFormat& format);
CurveChart eachTokenChart(const engine::Evaluation& evaluation, const NumberFormat& format);
CurveChart tokenCostChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
