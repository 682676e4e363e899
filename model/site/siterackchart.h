#pragma once

#include "model/chart/rackchart.h"

namespace model {

// The racks of an answer, one drawing for each group of identical racks.
RackChart siteRackChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
