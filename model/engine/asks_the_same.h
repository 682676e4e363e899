#pragma once

#include "model/engine/plan.h"

namespace engine {

// Whether both plans ask the same of the search for layouts and sizes: prices, site and books do
// not matter to it, and the number of GPUs only where it is looked at, too.
bool asksTheSame(const Plan& a, const Plan& b, bool countToo);

} // namespace engine
