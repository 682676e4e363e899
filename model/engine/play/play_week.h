#pragma once

#include "model/engine/units.h"

#include <span>

namespace engine::play {

// Who orders replicas of a fleet, and when.
struct ScalingRules {
    Seconds slot{60};
    Rate carries{1};     // of requests, that one replica is planned to answer
    double spares = 0;   // beside those that carry
    double least = 1;    // that always run
    Seconds coldStart{}; // from the order to the first answer
    Seconds coolDown{};  // that one is kept after it was last needed
};

struct PlayedWeek {
    Seconds on{}; // of all replicas together, from order to end
    double least = 0, most = 0;
    Seconds late{}; // that fewer answer than are needed
};

// Replica by replica through the slots of a week: each is ordered ahead of the hour that needs it,
// as the week before told, answers after its cold start, and is ended once it was idle for long
// enough.
PlayedWeek playWeek(std::span<const Rate> rates, const ScalingRules& rules);

} // namespace engine::play
