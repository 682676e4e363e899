#pragma once

#include "model/engine/answer/answer.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

// What the program says of its own answers ("cheapest", "fastest", "best", "enough", "pays"), each
// held against everything that could refute it: every other size, layout, interval, region or
// supply, computed anew.
namespace walk {

// A sentence for each claim that something refutes. `held` counts those that were looked at.
std::vector<std::string> refuted(const engine::Plan& plan, support::Random& random, int& held);

} // namespace walk
