#pragma once

#include "model/engine/units.h"

namespace engine {

// Work on machines that may be taken away at any moment, on average after `between`. It is saved
// every `every`, which takes `save`; after an interruption the restart takes `restart`.
struct Interrupted {
    Seconds between{}, every{}, save{}, restart{};
};

// Time at the wall over work done, exact for interruptions that come by chance at a steady rate:
// e^(R/M) · M · (e^((τ+C)/M) − 1) / τ. Daly, A higher order estimate of the optimum checkpoint
// interval for restart dumps, 2006.
double slowdown(const Interrupted& job);

// The interval at which the slowdown is least.
Seconds bestInterval(const Interrupted& job);

// The chance that so much work is done in time: over the number of interruptions, what they take
// together has a gamma distribution of the right mean and variance.
Share chanceInTime(const Interrupted& job, Seconds work, Seconds deadline);

} // namespace engine
