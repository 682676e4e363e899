#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"
#include "model/engine/series.h"

namespace engine {

// How likely a run is done by a day: by the luck of its interruptions alone, and with all that is
// uncertain about it. Times in seconds.
struct DateSeries {
    Curve faults; // empty where the hours that count were typed
    Curve all;
    double deadline = 0;
    Share byFaults = kUnknown, byAll = kUnknown; // done by the deadline
};

// The band is the middle 80 % of the run's time: both of its sides are taken for halves of
// lognormal laws. The chance by interruptions is a closed form, exact in its mean and variance.
DateSeries dateSeries(const TrainAnswer& work, const Band& time, Seconds deadline);

// Of work that takes so long at its typical value, the chance that it is done by then.
Share chanceInBand(const Band& time, Seconds by);
// The same by the interruptions alone, from the run's own risk.
Share chanceByFaults(const TrainAnswer& work, Seconds by);

} // namespace engine
