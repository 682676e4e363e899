#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

namespace engine {

// What the batch room finds out about a job. A worker is the GPUs that work on units together.
struct BatchAnswer {
    Seconds unitTime{kUnknown}; // of one unit, on average
    double unitGpus = 1;        // of a worker
    double inFlight = 1;        // units in work at a time, of a worker
    Bytes memory{}, usable{};   // of a GPU
    bool fits = true;
    double workers = 0;
    double perWorker = 0;         // units, one after the other
    Seconds oneTime{};            // of one worker for all of it
    Seconds serial{}, parallel{}; // on all workers
    Seconds io{};                 // reading and writing at the rate of the storage
    Seconds busy{};               // without failures
    Share waits = 0;              // of that, for storage
    double halfGpus = kUnknown;   // at which every second GPU-hour is lost to the serial part
    double sigma = 0;             // spread of the computed time of a unit
};

} // namespace engine
