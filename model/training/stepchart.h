#pragma once

#include "model/chart/sharechart.h"
#include "model/engine/answer/answer.h"

namespace model {

// How the time of one step of the workload in view is spent. Parts of at least half a percent are
// named; each links to its dial if there is one.
ShareChart stepChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
