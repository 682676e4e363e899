#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

namespace engine {

// A step of a recommendation model, by its parts.
struct RecommendStep {
    Seconds lookup{};            // rows that are read, and those that are written again
    Seconds host{};              // rows that the cache does not hold
    Seconds inside{}, between{}; // pooled rows, there and their gradients back, by link
    Seconds exchange{};          // the slower of the two
    Seconds dense{};             // the dense network, forward and backward
    Seconds reduce{}, exposed{}; // its gradients; what its backward pass does not hide
    Seconds busy{};              // all of them, and what a step takes besides
    Seconds read{}, prepare{};   // samples: from storage, on the nodes' cores
    Seconds waits{};             // for them
    Seconds total{};
};

// What the room of recommendation models finds out beside the step of a run.
struct RecommendAnswer {
    RecommendStep step;
    Bytes row{};              // with what its optimizer keeps
    Bytes tables{};           // all rows
    Bytes kept{};             // of a sample, until the step is done
    Bytes memory{}, usable{}; // of a GPU
    Bytes host{};             // of a node
    double least = 1;         // GPUs that hold it
    Rate rate{};              // of samples
};

} // namespace engine
