#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

namespace engine {

// What the room finds out about one step of reinforcement learning. Names follow the dials.
struct ReinforceAnswer {
    double answers = 0;       // of a step
    double generatorGpus = 0; // that generate …
    double replicaGpus = 1;   // … in replicas of so many
    double replicas = 0;
    double inFlight = 0;              // answers at a time, of a replica
    bool generates = true;            // the model fits where it answers
    Seconds generate{}, meanAnswer{}; // until the last answer ends, and of one on average
    Seconds environment{}, score{}, update{}, refit{};
    Seconds step{kUnknown};
    double sigma = 0;          // spread of the time of a generation
    double optimizerSteps = 0; // of a step
    Share generatorsWait = 0, trainersWait = 0;
    Share balanced = kUnknown; // of the GPUs that would generate if neither side waited
};

} // namespace engine
