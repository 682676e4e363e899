#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What stands out in a job of many units: whether it needs a cluster, and what holds it up.
void batchFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

} // namespace engine
