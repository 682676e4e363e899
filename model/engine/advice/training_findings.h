#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What stands out in a workload whose steps are computed.
void trainingFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

// GPUs that a run takes of those that train.
double gpusUsed(const AdviceView& view, std::size_t work);

// Idle GPUs below this share of a cluster are not worth telling of.
inline constexpr double kManyIdle = 0.05;

} // namespace engine
