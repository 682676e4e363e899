#pragma once

#include "model/engine/serving/from_serve.h"

namespace engine {

// What a workload that serves needs, whatever there is: the layout of the search, or of the wish,
// and as many replicas as the rate takes.
struct FleetNeed {
    ServeChoice all;
    Rate requests{};           // that one replica carries within the limits
    Rate prompts{}, answers{}; // of a replica of each side, where they stand apart
};
FleetNeed needOf(const ServePlan& plan);

// The replicas that so many GPUs hold: first those that the rate takes, then those that stand by;
// whatever is left carries, too.
ServeChoice fleetOn(const FleetNeed& need, double gpus);

// Of replicas that carry, those that take prompts; none where they do both.
double promptersOf(const FleetNeed& need, double carrying);

} // namespace engine
