#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// Findings on the site: a node that fits no rack, each reason with its remedy, nodes with too few
// NICs for their neighbors, and power swings that need the utility's consent.
void siteFindings(const AdviceView& view, std::vector<Finding>& list);

} // namespace engine
