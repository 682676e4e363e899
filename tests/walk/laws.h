#pragma once

#include "model/engine/plan.h"

#include <string>
#include <vector>

// Invariants of any plan.
namespace walk {

// A lower price never makes the plan more expensive. `held` counts the prices lowered.
std::vector<std::string> dearerByCheaper(const engine::Plan& plan, int& held);

// A value is the same everywhere: in the assessment, its explanation, its range, the export, a
// comparison, the curves, the layouts, the trade-offs, the books and the bill. `held` counts the
// copies.
std::vector<std::string> inconsistencies(const engine::Plan& plan, int& held);

} // namespace walk
