#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

namespace engine {

// The results for one step of reinforcement learning. Names match the dials.
struct ReinforceAnswer {
    double answers = 0;       // per step
    double generatorGpus = 0; // that generate …
    double replicaGpus = 1;   // … in replicas of this size
    double replicas = 0;
    double inFlight = 0;              // concurrent answers per replica
    bool generates = true;            // the model fits where it generates
    Seconds generate{}, meanAnswer{}; // until the last answer ends, and the average answer
    Seconds environment{}, score{}, update{}, refit{};
    Seconds step{kUnknown};
    double sigma = 0;          // spread of a generation's time
    double optimizerSteps = 0; // per step
    Share generatorsWait = 0, trainersWait = 0;
    Share balanced = kUnknown; // share of GPUs that should generate so that neither side waits
};

} // namespace engine
