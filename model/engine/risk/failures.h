#pragma once

#include "model/engine/answers/risk_answer.h"

namespace engine {

// The rates of a plan as they count there: own multiplier, burn-in, second paths, and faults that
// come in bursts. Small jobs stop so many times as often, by their own software and their users.
FaultRates ratesHere(const Reliability& risk, double smallFactor = 1);
FaultSum sumOf(const FaultRates& rates);

// How much more often a cluster of so many GPUs stops than its nodes fail; 1 where that is only
// warned of, or it is no small one.
double smallFactor(const Reliability& risk, double gpus);
// The sum of the rates without it, and with it.
FaultSum withSmallJobs(FaultSum faults, double smallFactor);

// The mean time between interruptions of so many GPUs; endless where nothing fails.
Seconds meanTime(Rate each, double gpus);

// The chain of parts that each stop the whole.
Rate rateOf(double count, double units, Seconds time);

} // namespace engine
