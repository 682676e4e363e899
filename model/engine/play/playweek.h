#pragma once

#include "model/engine/units.h"

#include <span>

namespace engine::play {

// Autoscaling rules of a fleet.
struct ScalingRules {
    Seconds slot{60};
    Rate carries{1};     // requests, planned per replica
    double spares = 0;   // in addition to the active ones
    double least = 1;    // always running
    Seconds coldStart{}; // from the order to the first answer
    Seconds coolDown{};  // kept this long after it was last needed
};

struct PlayedWeek {
    Seconds on{}; // of all replicas together, from order to shutdown
    double least = 0, most = 0;
    Seconds late{}; // with fewer answering than needed
};

// Simulates each replica through the slots of a week: each is ordered ahead of the hour that needs
// it, as in the previous week, answers after its cold start, and is shut down once idle for long
// enough.
PlayedWeek playWeek(std::span<const Rate> rates, const ScalingRules& rules);

} // namespace engine::play
