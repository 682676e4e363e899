#pragma once

#include "model/engine/plan.h"

namespace engine {

// Whether the search for layouts and sizes is the same for both plans: prices, site and books do
// not affect it, and the number of GPUs is compared only on request.
bool asksTheSame(const Plan& a, const Plan& b, bool countToo);

} // namespace engine
