#pragma once

#include "model/engine/assessment.h"
#include "model/engine/finding.h"
#include "model/engine/plan.h"

#include <vector>

namespace engine {

// Findings about a plan, worst first, each with the input change that fixes it.
std::vector<Finding> findings(const Plan& plan, const Assessment& assessment,
                              const Decision& smallest, const Catalog& catalog);

} // namespace engine
