#pragma once

#include "model/engine/answer/answer.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

// The program's claims about its own answers ("cheapest", "fastest", "best", "enough", "pays"),
// each checked against every possible counterexample: all other sizes, layouts, intervals, regions
// or supplies, recomputed.
namespace walk {

// A sentence for each refuted claim. `held` counts the claims checked.
std::vector<std::string> refuted(const engine::Plan& plan, support::Random& random, int& held);

} // namespace walk
