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

// The chance by all is the band's. The chance by interruptions is a closed form, exact in its mean
// and variance.
DateSeries dateSeries(const TrainAnswer& work, const Band& time, Seconds deadline);

// The chance that work is done by then, by its interruptions alone.
Share chanceByFaults(const TrainAnswer& work, Seconds by);

} // namespace engine
