#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// Bottlenecks of a recommendation model: memory, samples, traffic, small batches.
void recommendFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

} // namespace engine
