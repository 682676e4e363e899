#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

namespace engine {

// One step of a recommendation model, by part.
struct RecommendStep {
    Seconds lookup{};            // embedding rows read, and those written back
    Seconds host{};              // rows that miss the cache
    Seconds inside{}, between{}; // all-to-all of pooled rows and of their gradients, by link
    Seconds exchange{};          // the slower of the two
    Seconds dense{};             // the dense network, forward and backward
    Seconds reduce{}, exposed{}; // its gradient all-reduce; the exposed part
    Seconds busy{};              // all of them, plus the fixed overhead of a step
    Seconds read{}, prepare{};   // samples: reading, and preprocessing on CPU cores
    Seconds waits{};             // for samples
    Seconds total{};
};

// The recommendation room's results in addition to the run's step.
struct RecommendAnswer {
    RecommendStep step;
    Bytes row{};              // including optimizer state
    Bytes tables{};           // all rows
    Bytes kept{};             // per sample, until the step is done
    Bytes memory{}, usable{}; // per GPU
    Bytes host{};             // per node
    double least = 1;         // GPUs needed to hold it
    Rate rate{};              // of samples
};

} // namespace engine
