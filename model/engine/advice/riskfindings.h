#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// Findings on interruptions, checkpoints and spares: for one workload, and for the cluster.
void runRiskFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);
void riskFindings(const AdviceView& view, std::vector<Finding>& list);

} // namespace engine
