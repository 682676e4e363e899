#pragma once

#include "model/engine/finding.h"
#include "model/engine/plan.h"

#include <vector>

namespace engine {

// A price that is out of date: a note at first, a warning later, each with how to update it.
void priceAge(const Plan& plan, const Catalog& catalog, std::vector<Finding>& list);

} // namespace engine
