#pragma once

#include <string_view>

namespace engine {

struct Plan;

// Whether what the GPUs do, and the search for layouts and sizes, is the same for both plans:
// prices, site and books do not affect it unless spot preempts nodes. The number of GPUs is
// compared only on request.
bool asksTheSame(const Plan& a, const Plan& b, bool countToo);

// Whether what the GPUs do depends on a row of the tables of inputs.
bool affectsWork(const Plan& plan, std::string_view rowPath);

} // namespace engine
