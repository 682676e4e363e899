#pragma once

#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// A cause of low utilization: what it costs the plan's own step, and the value that alone would
// explain a measurement. Its test has a text in the model layer, by id.
struct Loss {
    std::string id;
    Share share = kUnknown;  // of the step, as computed
    std::string path{};      // of the input that sets its size, if there is one …
    double value = kUnknown; // … and the value that alone would explain the measurement
    Unit unit = Unit::None;
};

// Measured MFU against the MFU expected for this plan, and the likely losses, largest first.
struct LowUse {
    Share measured = kUnknown, computed = kUnknown;
    Share low = kUnknown, high = kUnknown; // the band of the computed MFU
    bool explained = false;                // the measurement is within that band
    std::vector<Loss> losses;
};
LowUse lowUseOf(const Probe& probe);

} // namespace engine
