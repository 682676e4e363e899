#pragma once

#include "model/chart/rackchart.h"

namespace model {

// The racks of an answer, one drawing for those that are filled alike.
RackChart siteRackChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
