#pragma once

#include "model/engine/units.h"

namespace engine {

// Work on preemptible machines, preempted on average after `between`. It is saved every `every`,
// which takes `save`; after an interruption the restart takes `restart`.
struct Interrupted {
    Seconds between{}, every{}, save{}, restart{};
};

// Wall-clock time over work done, exact for interruptions at a constant rate: e^(R/M) · M ·
// (e^((τ+C)/M) − 1) / τ. Daly, A higher order estimate of the optimum checkpoint interval for
// restart dumps, 2006.
double slowdown(const Interrupted& job);

// The interval with the least slowdown.
Seconds bestInterval(const Interrupted& job);

// The probability that the work is done in time: summed over the number of interruptions, whose
// total time has a gamma distribution with the exact mean and variance.
Share chanceInTime(const Interrupted& job, Seconds work, Seconds deadline);

} // namespace engine
