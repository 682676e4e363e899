#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// Findings for a job of many units: whether it needs a cluster, and what slows it down.
void batchFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

} // namespace engine
