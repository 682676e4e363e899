#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What stands out in a workload whose steps are computed.
void trainingFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

} // namespace engine
