#pragma once

#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// A cause of low utilization: what the plan's own step loses by it, and what it would have to be to
// explain a measurement alone. Its test has words in the model floor, by id.
struct Loss {
    std::string id;
    Share share = kUnknown;  // of the step, as computed
    std::string path{};      // of the input that says how large it is, where one does …
    double value = kUnknown; // … and the value that alone would explain what was measured
    Unit unit = Unit::None;
};

// Measured MFU against what this plan says it should be, and the likely losses, largest first.
struct LowUse {
    Share measured = kUnknown, computed = kUnknown;
    Share low = kUnknown, high = kUnknown; // the band of what is computed
    bool explained = false;                // the measurement lies within that band
    std::vector<Loss> losses;
};
LowUse lowUseOf(const Probe& probe);

} // namespace engine
