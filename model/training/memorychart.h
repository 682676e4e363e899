#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Memory per GPU of each pipeline stage of the workload in view, against what is usable. At most
// eight stages: the ends, the fullest, and some in between. Needs the training detail.
StackChart memoryChart(const engine::Evaluation& evaluation, const NumberFormat& format);

// "fits", "is tight" or "does not fit", as part of a sentence.
QString fitWords(engine::Fit fit);

} // namespace model
