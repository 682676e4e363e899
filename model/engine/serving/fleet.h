#pragma once

#include "model/engine/serving/rate.h"

#include <span>
#include <vector>

namespace engine {

// The number of replicas for a rate. Load factor: of a replica's capacity within its limits, to
// leave room for bursts. Spares replace replicas that fail.
struct FleetRules {
    Share load = 0.8;
    double spares = 0;
};

struct ReplicaFleet {
    double carrying = 0; // replicas the rate needs
    double spares = 0;
    double replicas() const { return carrying + spares; }
    double gpus = 0;
};
// Unknown if one replica has no capacity.
ReplicaFleet fleetFor(Rate requests, Rate requestsReplica, double gpusReplica,
                      const FleetRules& rules);

// A part of the traffic with its own lengths: requests per second, and a replica's capacity for
// that part alone. Work is additive: each part takes its share of a replica's time.
struct TrafficClass {
    Rate requests{};
    Rate requestsReplica{};
};
// Total work of all classes in replicas, without headroom.
double workOf(std::span<const TrafficClass> classes);

// Fleet needs over months of growth: `first` is today's fleet.
struct LoadGrowth {
    Rate today{};      // requests, at peak
    Share monthly = 0; // growth per month
    int months = 36;
};
std::vector<ReplicaFleet> fleetsByMonth(const LoadGrowth& growth, Rate requestsReplica,
                                        double gpusReplica, const FleetRules& rules);

} // namespace engine
