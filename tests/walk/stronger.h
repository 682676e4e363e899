#pragma once

#include "model/engine/plan.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

// What must hold of any plan that trains: on so many GPUs, nothing that is better at something
// makes the best run slower, and the least cluster that makes the date never grows by it.
namespace walk {

// A template after a few turns of its sliders and choices, with a number of GPUs to try.
engine::Plan turnedTemplate(support::Random& random);

// A sentence for each better part that made the plan worse; nothing where the plan computes no
// step, or nothing fits. `tried` counts the parts that were looked at.
std::vector<std::string> worseByBetter(const engine::Plan& plan, int& tried);

// The same of what the cheapest cluster that makes the date costs, all prices held.
std::vector<std::string> dearerByBetter(const engine::Plan& plan, int& tried);

} // namespace walk
