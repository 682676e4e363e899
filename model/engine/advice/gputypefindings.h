#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What a cluster of two GPU types costs training work.
void gpuTypeFindings(const AdviceView& view, std::vector<Finding>& list);

} // namespace engine
