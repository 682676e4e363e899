#include "model/engine/training/stack.h"

#include <cmath>

namespace engine {
namespace {

// 16-bit logits, their softmax in 32 bits; with unfused operations, a 32-bit copy, its shifted
// copy, the softmax, and the gradients of all three as well.
constexpr double kLogits = 6, kLogitsEager = 18, kLogitsFused = 8;

} // namespace

StackTraits traitsOf(Stack stack, Generation generation, const TrainingConstants& c)
{
    const bool modern = generation >= Generation::Hopper;
    // Model libraries got a Hopper kernel late; tuned frameworks have it.
    const bool notHopper = generation != Generation::Hopper;
    switch (stack) {
    case Stack::Tuned: return {true, true, modern, 1, c.gradientsTuned, c.keptTuned, 1, kLogits};
    case Stack::Fsdp:
        return {true, notHopper, false, c.stackFsdp, c.gradientsTuned, c.keptTuned, 1, kLogits};
    case Stack::Classic:
        return {false, false, false, 1, c.gradientsClassic, c.keptClassic, 1, kLogits};
    case Stack::Research:
        return {true,           notHopper, false,  c.stackResearch, c.gradientsResearch,
                c.keptResearch, 1,         kLogits};
    case Stack::Eager:
        return {true,        notHopper,       false,       c.stackEager, c.gradientsTuned,
                c.keptTuned, c.elementsEager, kLogitsEager};
    case Stack::Other: break;
    }
    // The mean of them all.
    const double middle = std::cbrt(c.stackFsdp * c.stackResearch * c.stackEager);
    return {true, notHopper, false, middle, c.gradientsTuned, c.keptTuned, 1, kLogits};
}

StackTraits traitsOf(const TrainingJob& job, Generation generation, const TrainingConstants& c)
{
    StackTraits t = traitsOf(job.stack, generation, c);
    const SoftwareWays& ways = job.ways;
    t.fusedAttention = ways.fusedAttention.value_or(t.fusedAttention);
    if (ways.fusedKernels && job.stack == Stack::Eager)
        t.elements = 1, t.logitBytes = kLogitsFused;
    if (ways.lossInChunks)
        t.logitBytes = 0;
    if (ways.narrowStates)
        t.gradients = BytesPerParam(2);
    return t;
}

} // namespace engine
