#pragma once

#include "model/engine/plan.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

// Invariants of any training plan: on a given number of GPUs, a better part never makes the best
// run slower, and never makes the smallest cluster that meets the deadline larger.
namespace walk {

// A template after a few random edits, with a number of GPUs to try.
engine::Plan turnedTemplate(support::Random& random);

// A sentence for each better part that made the plan worse; none if the plan has no computed step,
// or nothing fits. `tried` counts the parts tried.
std::vector<std::string> worseByBetter(const engine::Plan& plan, int& tried);

// The same for the cost of the cheapest cluster that meets the deadline, at constant prices.
std::vector<std::string> dearerByBetter(const engine::Plan& plan, int& tried);

} // namespace walk
