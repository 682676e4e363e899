#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"
#include "model/engine/series.h"

namespace engine {

// The probability that a run is done by a given day: from random interruptions alone, and from all
// uncertainty. Times in seconds.
struct DateSeries {
    Curve faults; // empty if goodput was entered
    Curve all;
    double deadline = 0;
    Share byFaults = kUnknown, byAll = kUnknown; // done by the deadline
};

// The probability from all uncertainty is that of the band. That from interruptions is a closed
// form, exact in mean and variance.
DateSeries dateSeries(const TrainAnswer& work, const Band& time, Seconds deadline);

// The probability that work is done by then, from its interruptions alone.
Share chanceByFaults(const TrainAnswer& work, Seconds by);

} // namespace engine
