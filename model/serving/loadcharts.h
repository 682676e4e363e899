#pragma once

#include "model/chart/chartdata.h"

namespace model {

// What more requests a second do: how long the first token and each one after it take, and what a
// million tokens cost. Where they come faster than they are answered the axis says "queueing".
CurveChart firstTokenChart(const engine::Evaluation& evaluation, const NumberFormat& format);
CurveChart eachTokenChart(const engine::Evaluation& evaluation, const NumberFormat& format);
CurveChart tokenCostChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
