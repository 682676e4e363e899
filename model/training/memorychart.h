#pragma once

#include "model/chart/chartdata.h"

namespace model {

// What each pipeline stage of the first workload holds on a GPU, against what there is. At most
// eight stages: the ends, the fullest, and some between. Needs the training detail.
StackChart memoryChart(const engine::Evaluation& evaluation, const NumberFormat& format);

// "fits", "is tight" or "does not fit", as part of a sentence.
QString fitWords(engine::Fit fit);

} // namespace model
