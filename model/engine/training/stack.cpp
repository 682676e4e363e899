#include "model/engine/training/stack.h"

namespace engine {

StackTraits traitsOf(Stack stack, Generation generation, const TrainingConstants& c)
{
    const bool modern = generation >= Generation::Hopper;
    // Libraries brought a kernel of its own to Hopper late; tuned frameworks have it.
    const bool notHopper = generation != Generation::Hopper;
    switch (stack) {
    case Stack::Tuned: return {true, true, modern, 1, c.gradientsTuned, c.keptTuned};
    case Stack::Fsdp: return {true, notHopper, false, c.stackFsdp, c.gradientsTuned, c.keptTuned};
    case Stack::Classic: return {false, false, false, 1, c.gradientsClassic, c.keptClassic};
    case Stack::Research: break;
    }
    return {true, notHopper, false, c.stackResearch, c.gradientsResearch, c.keptResearch};
}

} // namespace engine
