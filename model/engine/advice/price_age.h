#pragma once

#include "model/engine/finding.h"
#include "model/engine/plan.h"

#include <vector>

namespace engine {

// A price that was looked up long ago: a note at first, a warning later, each saying how to bring
// a newer one.
void priceAge(const Plan& plan, const Catalog& catalog, std::vector<Finding>& list);

} // namespace engine
