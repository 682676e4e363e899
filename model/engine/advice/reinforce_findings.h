#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What stands out in reinforcement learning: what waits for what, and what ends a step late.
void reinforceFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

} // namespace engine
