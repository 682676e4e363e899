#pragma once

#include "model/engine/assessment.h"
#include "model/engine/finding.h"
#include "model/engine/plan.h"

#include <vector>

namespace engine {

// What stands out in a plan, the worst first, each with the turn that cures it.
std::vector<Finding> findings(const Plan& plan, const Assessment& assessment,
                              const Decision& smallest, const Catalog& catalog);

} // namespace engine
