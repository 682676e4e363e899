#pragma once

#include "model/engine/serving/fromserve.h"

namespace engine {

// What a serving workload needs, regardless of what is available: the layout found or pinned, and
// the number of replicas for the rate.
struct FleetNeed {
    ServeChoice all;
    Rate requests{};           // per replica, within the limits
    Rate prompts{}, answers{}; // per replica of each side, if disaggregated
};
FleetNeed needOf(const ServePlan& plan);

// The replicas that fit on that many GPUs: first those the rate needs, then standby; any further
// ones are active, too.
ServeChoice fleetOn(const FleetNeed& need, double gpus);

// The same on GPUs that may be too few for the load: then the layout that serves the most requests
// on them, as the one for the whole load may leave some of them unused.
ServeChoice mostOn(const ServePlan& plan, const FleetNeed& need, double gpus);

// Of the active replicas, those that do prefill; zero if they do both.
double promptersOf(const FleetNeed& need, double carrying);

} // namespace engine
