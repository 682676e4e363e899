#pragma once

#include "model/engine/plan.h"

#include <string>
#include <vector>

// Laws that hold on any plan, whatever it asks.
namespace walk {

// A lower price of anything never makes the plan dearer. `held` counts the prices that were cut.
std::vector<std::string> dearerByCheaper(const engine::Plan& plan, int& held);

// One number has one value: in the assessment, its explanation, its range, the export, a
// comparison, the curves, the layouts, the trade-offs, the books and the bill. `held` counts the
// copies.
std::vector<std::string> inconsistencies(const engine::Plan& plan, int& held);

} // namespace walk
