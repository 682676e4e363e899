#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Speed-ups that others measured or claimed for more GPUs, on the speed-up chart, as far as its
// axis reaches. Shares of traffic are converted to the remaining share of work.
void addPublished(CurveChart& chart, const engine::Catalog& catalog, const NumberFormat& format);

} // namespace model
