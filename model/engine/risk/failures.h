#pragma once

#include "model/engine/answers/riskanswer.h"

namespace engine {

// The plan's effective rates: own multiplier, burn-in, redundant paths, and correlated faults.
// Small jobs stop more often by `smallFactor`, due to their own software and their users.
FaultRates ratesHere(const Reliability& risk, double smallFactor = 1);
FaultSum sumOf(const FaultRates& rates);

// How much more often a cluster of that size stops than its nodes fail; 1 if that is only a
// warning, or the cluster is not small.
double smallFactor(const Reliability& risk, double gpus);
// The summed rates without that factor, and with it.
FaultSum withSmallJobs(FaultSum faults, double smallFactor);

// The mean time between interruptions of that many GPUs; infinite if nothing fails.
Seconds meanTime(Rate each, double gpus);

// The rate per unit: a count over units and time.
Rate rateOf(double count, double units, Seconds time);

} // namespace engine
