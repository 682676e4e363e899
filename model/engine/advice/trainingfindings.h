#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// Findings on a workload whose steps are computed.
void trainingFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

// The training GPUs that a run uses.
double gpusUsed(const AdviceView& view, std::size_t work);

// Idle GPUs below this share of a cluster are not worth mentioning.
inline constexpr double kManyIdle = 0.05;

} // namespace engine
