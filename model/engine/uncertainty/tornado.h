#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"

#include <span>
#include <string>
#include <vector>

namespace engine {

struct Plan;

// One uncertain input at its P10 and at its P90, with all others as planned.
struct TornadoBar {
    std::string path;             // of a knob, or of the dial with the prediction error
    Band input;                   // in base units
    double atLow = 0, atHigh = 0; // the result there; it may fall as the input rises
    double share = 0;             // of the result's variance
};

// The inputs that move one dial, largest share first. Those without effect are omitted.
struct Tornado {
    std::string path;
    double typical = 0;
    std::vector<TornadoBar> bars;
};

// With decisions unchanged. Empty for dials that do not exist.
//
// The shares assume that swings of the result's logarithm add, as in the bands: each input's part
// of the variance is then its squared swing, which is also its Shapley value, as independent inputs
// have no interactions to divide. They add up to 1. For results that can be negative, plain swings
// are used. Draws would give the same with noise.
std::vector<Tornado> tornadoes(const Plan& plan, const Assessment& assessment,
                               std::span<const std::string> dials);

} // namespace engine
