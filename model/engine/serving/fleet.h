#pragma once

#include "model/engine/serving/rate.h"

#include <span>
#include <vector>

namespace engine {

// How many replicas carry a rate. Load factor: of what a replica could carry within its limits,
// so that bursts find room. Spares stand by for those that fail.
struct FleetRules {
    Share load = 0.8;
    double spares = 0;
};

struct ReplicaFleet {
    double carrying = 0; // replicas that the rate needs
    double spares = 0;
    double replicas() const { return carrying + spares; }
    double gpus = 0;
};
// None at all (unknown) where one replica carries nothing.
ReplicaFleet fleetFor(Rate requests, Rate requestsReplica, double gpusReplica,
                      const FleetRules& rules);

// A part of the traffic with lengths of its own: requests per second, and what one replica could
// carry of that part alone. Work adds up: each part takes its share of a replica's time.
struct TrafficClass {
    Rate requests{};
    Rate requestsReplica{};
};
// Replicas' worth of work in all classes together, without head-room.
double workOf(std::span<const TrafficClass> classes);

// What a month of so much growth later needs: `first` the fleet of today.
struct LoadGrowth {
    Rate today{};      // of requests, at the peak
    Share monthly = 0; // more each month
    int months = 36;
};
std::vector<ReplicaFleet> fleetsByMonth(const LoadGrowth& growth, Rate requestsReplica,
                                        double gpusReplica, const FleetRules& rules);

} // namespace engine
