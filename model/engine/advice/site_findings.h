#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What stands out where the machines stand: a node that fits no rack, each reason with its cure,
// nodes with too few NICs for their neighbours, and a swing of power that the grid has to be asked
// about.
void siteFindings(const AdviceView& view, std::vector<Finding>& list);

} // namespace engine
