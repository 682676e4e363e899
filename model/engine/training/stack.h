#pragma once

#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/inputs/trainingjob.h"

namespace engine {

// Properties of each kind of software: the single table behind every "if the stack is".
struct StackTraits {
    bool fusedAttention; // its core never materializes the sequence × sequence matrix
    bool ownKernel;      // tuned for the GPU, not portable
    bool hidesTraffic;   // of tensor and pipeline groups, and of gradients
    double factor;       // on the step, for what no other term explains
    BytesPerParam gradients;
    double kept;       // temporary memory relative to what is counted
    double elements;   // traffic of unfused operations relative to fused ones
    double logitBytes; // at the peak, per logit
};

StackTraits traitsOf(Stack stack, Generation generation, const TrainingConstants& constants);
// The same, adjusted for what the job states about its software.
StackTraits traitsOf(const TrainingJob& job, Generation generation,
                     const TrainingConstants& constants);

} // namespace engine
