#include "model/engine/serving/fleet.h"

#include <cmath>

namespace engine {
namespace {

constexpr double kRounding = 1e-9; // of a replica, not worth another one

} // namespace

ReplicaFleet fleetFor(Rate requests, Rate requestsReplica, double gpusReplica,
                      const FleetRules& rules)
{
    ReplicaFleet fleet;
    fleet.spares = rules.spares;
    const double need = requests / (requestsReplica * rules.load);
    fleet.carrying = requestsReplica.base() > 0 ? std::ceil(need - kRounding) : kUnknown;
    fleet.gpus = fleet.replicas() * gpusReplica;
    return fleet;
}

double workOf(std::span<const TrafficClass> classes)
{
    double work = 0;
    for (const TrafficClass& part : classes)
        if (part.requests.base() > 0)
            work +=
                part.requestsReplica.base() > 0 ? part.requests / part.requestsReplica : kUnknown;
    return work;
}

std::vector<ReplicaFleet> fleetsByMonth(const LoadGrowth& growth, Rate requestsReplica,
                                        double gpusReplica, const FleetRules& rules)
{
    std::vector<ReplicaFleet> fleets;
    Rate requests = growth.today;
    for (int month = 0; month <= growth.months; ++month) {
        fleets.push_back(fleetFor(requests, requestsReplica, gpusReplica, rules));
        requests = requests * (1 + growth.monthly);
    }
    return fleets;
}

} // namespace engine
