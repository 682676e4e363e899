#pragma once

#include "model/chart/chartdata.h"

namespace model {

// What others measured or told of more GPUs, on the speed-up chart, as far as its axis reaches.
// Shares of traffic stand for the work that is left of them.
void addPublished(CurveChart& chart, const engine::Catalog& catalog, const NumberFormat& format);

} // namespace model
