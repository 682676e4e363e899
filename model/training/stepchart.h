#pragma once

#include "model/chart/sharechart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Where the time of one step goes, of the first workload. Parts from one half of a percent on are
// named; each leads to its dial where there is one.
ShareChart stepChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
