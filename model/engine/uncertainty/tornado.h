#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"
#include "model/engine/plan.h"

#include <span>
#include <string>
#include <vector>

namespace engine {

// One uncertain input at its P10 and at its P90, all others as they are in the plan.
struct TornadoBar {
    std::string path;             // of a knob, or of the dial whose prediction is off
    Band input;                   // in base units
    double atLow = 0, atHigh = 0; // what the answer is there; it may fall as the input rises
    double share = 0;             // of the answer's variance
};

// What moves one dial, the largest share first. Inputs that leave it where it is are left out.
struct Tornado {
    std::string path;
    double typical = 0;
    std::vector<TornadoBar> bars;
};

// With the decision held. Of dials that there are none of, nothing.
//
// The shares are those of a model in which the swings of the answer's logarithm add, as they do in
// the bands: each input's part of the variance is then the square of its own swing, which is its
// Shapley value too, for inputs that share nothing have nothing to divide. They add up to 1. An
// answer that can be negative takes its swings as they are. Draws would say the same with noise.
std::vector<Tornado> tornadoes(const Plan& plan, const Assessment& assessment,
                               std::span<const std::string> dials);

} // namespace engine
