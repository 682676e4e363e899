#include "model/engine/serving/fleet.h"

#include <cmath>

namespace engine {
namespace {

constexpr double kMillion = 1e6;
constexpr double kRounding = 1e-9; // of a replica, that is not worth another

} // namespace

ReplicaFleet fleetFor(double requests, double requestsReplica, double gpusReplica,
                      const FleetRules& rules)
{
    ReplicaFleet fleet;
    fleet.spares = rules.spares;
    const double need = requests / (requestsReplica * rules.load);
    fleet.carrying = requestsReplica > 0 ? std::ceil(need - kRounding) : kUnknown;
    fleet.gpus = fleet.replicas() * gpusReplica;
    return fleet;
}

double workOf(std::span<const TrafficClass> classes)
{
    double work = 0;
    for (const TrafficClass& part : classes)
        if (part.requests > 0)
            work += part.requestsReplica > 0 ? part.requests / part.requestsReplica : kUnknown;
    return work;
}

std::vector<ReplicaFleet> fleetsByMonth(const LoadGrowth& growth, double requestsReplica,
                                        double gpusReplica, const FleetRules& rules)
{
    std::vector<ReplicaFleet> fleets;
    double requests = growth.today;
    for (int month = 0; month <= growth.months; ++month) {
        fleets.push_back(fleetFor(requests, requestsReplica, gpusReplica, rules));
        requests *= 1 + growth.monthly;
    }
    return fleets;
}

// Of a step, prompts take what they add to it and answers the rest.
TokenCost tokenCost(UsdRate fleet, double requests, const ServingJob& job, const Steady& steady)
{
    TokenCost cost;
    const double in = requests * job.prompt.base(), out = requests * job.answer.base();
    if (!(in + out > 0))
        return cost;
    const Share prompts = (steady.token - steady.decode) / steady.token;
    const double second = fleet.base();
    cost.input = prompts * second / in * kMillion;
    cost.output = (1 - prompts) * second / out * kMillion;
    cost.both = second / (in + out) * kMillion;
    return cost;
}

Joules tokenEnergy(Watts fleet, double requests, const ServingJob& job)
{
    return Joules(fleet.base() / (requests * job.answer.base()));
}

} // namespace engine
