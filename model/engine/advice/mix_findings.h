#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What a cluster of two types of GPUs costs the work that trains.
void mixFindings(const AdviceView& view, std::vector<Finding>& list);

} // namespace engine
