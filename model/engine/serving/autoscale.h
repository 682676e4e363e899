#pragma once

#include "model/engine/serving/fleet.h"

#include <array>

namespace engine {

// Rates by hour of the day and by day of the week, relative to the peak.
struct LoadProfile {
    Rate peak{};
    std::array<Share, 24> hours{};
    std::array<Share, 7> days{};
    // If another fleet takes a part: all traffic up to a rate, or all beyond it.
    Rate from{}, most{kUnknown};
};

// The rates in `count` slots; linearly interpolated between hours.
std::vector<Rate> ratesOf(const LoadProfile& profile, Seconds slot, int count);

struct AutoscaleRules {
    Seconds slot{300};
    Seconds coldStart{300}; // from the order to the first answer
    Seconds coolDown{600};  // a replica is kept this long after it was last needed
    double least = 1;       // replicas that always run
    FleetRules fleet;
};

// Replicas over time, compared with running enough for the peak all the time.
struct Autoscale {
    std::vector<double> replicas; // per slot
    double least = 0, most = 0;
    double replicaHours = 0, alwaysHours = 0;
    Share saved() const { return 1 - replicaHours / alwaysHours; }
};
Autoscale autoscale(std::span<const Rate> rates, Rate requestsReplica, const AutoscaleRules& rules);

} // namespace engine
