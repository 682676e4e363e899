#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

namespace engine {

// The batch room's results for a job. A worker is the group of GPUs that works on units together.
struct BatchAnswer {
    Seconds unitTime{kUnknown}; // average, per unit
    double unitGpus = 1;        // per worker
    double inFlight = 1;        // concurrent units per worker
    Bytes memory{}, usable{};   // per GPU
    bool fits = true;
    double workers = 0;
    double perWorker = 0;         // consecutive units
    Seconds oneTime{};            // one worker for the whole job
    Seconds serial{}, parallel{}; // on all workers
    Seconds io{};                 // reading and writing at the rate of the storage
    Seconds busy{};               // without failures
    Share waits = 0;              // of it, waiting for storage
    double halfGpus = kUnknown;   // at which half of the GPU-hours are lost to the serial part
    double sigma = 0;             // spread of a unit's computed time
};

} // namespace engine
