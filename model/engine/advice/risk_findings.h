#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What interruptions, checkpoints and spares ask for: of one workload, and of the cluster.
void runRiskFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);
void riskFindings(const AdviceView& view, std::vector<Finding>& list);

} // namespace engine
