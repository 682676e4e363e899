#pragma once

#include "model/engine/serving/fleet.h"

#include <array>

namespace engine {

// Rates by the hour of the day and by the day of the week, as shares of the peak.
struct LoadProfile {
    Rate peak{};
    std::array<Share, 24> hours{};
    std::array<Share, 7> days{};
    // What another fleet takes: all up to so much, or all beyond it.
    Rate from{}, most{kUnknown};
};

// Slots of so many seconds, so many of them; between hours the rate moves in a line.
std::vector<Rate> ratesOf(const LoadProfile& profile, Seconds slot, int count);

struct AutoscaleRules {
    Seconds slot{300};
    Seconds coldStart{300}; // from the order to the first answer
    Seconds coolDown{600};  // that a replica is kept after it was last needed
    double least = 1;       // replicas that always run
    FleetRules fleet;
};

// Replicas over the time, against as many as the peak needs all of the time.
struct Autoscale {
    std::vector<double> replicas; // a slot
    double least = 0, most = 0;
    double replicaHours = 0, alwaysHours = 0;
    Share saved() const { return 1 - replicaHours / alwaysHours; }
};
Autoscale autoscale(std::span<const Rate> rates, Rate requestsReplica, const AutoscaleRules& rules);

} // namespace engine
