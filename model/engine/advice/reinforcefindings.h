#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// Findings on reinforcement learning: what waits for what, and what delays the end of a step.
void reinforceFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

} // namespace engine
