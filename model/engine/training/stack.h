#pragma once

#include "model/engine/inputs/training_constants.h"
#include "model/engine/inputs/training_job.h"

namespace engine {

// What a kind of software does and does not do: the one table behind every "if the stack is".
struct StackTraits {
    bool fusedAttention; // its core never writes the square of the sequence
    bool ownKernel;      // made for the GPU at hand, not portable
    bool hidesTraffic;   // of tensor and pipeline groups, and of gradients
    double factor;       // on the step, of what no other term explains
    BytesPerParam gradients;
    double kept;       // memory of what comes and goes against what is counted
    double elements;   // traffic of operations that are kernels of their own, against fused ones
    double logitBytes; // at the peak, of each logit
};

StackTraits traitsOf(Stack stack, Generation generation, const TrainingConstants& constants);
// The same with what the job says of its software.
StackTraits traitsOf(const TrainingJob& job, Generation generation,
                     const TrainingConstants& constants);

} // namespace engine
