#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// PPO trains a critic in addition to the policy; GRPO compares the answers to one prompt; DPO
// learns from existing pairs and generates nothing.
enum class RlMethod : std::uint8_t { Grpo, Ppo, Dpo };
// Generating and training in turns on the same GPUs, or each on separate GPUs.
enum class RlPlacement : std::uint8_t { Colocated, Apart };

// Reinforcement learning and preference tuning: steps of answers, scores and updates. Input and
// output lengths, the engine and its formats are those of Serve.
struct Reinforce {
    RlMethod method = RlMethod::Grpo;
    RlPlacement placement = RlPlacement::Colocated;
    double steps = 500;
    double prompts = 64, samples = 32; // per step, and answers per prompt
    double pairs = 256;                // per step, if nothing is generated
    Tokens longest{3072};              // maximum answer length: longer ones are cut
    double minibatch = 512;            // answers per optimizer step
    double epochs = 1;                 // over the answers of a step
    bool reference = true;             // a reference model keeps the policy close to its start
    bool stale = false;                // answers from the previous policy: generation never waits
    Share generators = 0.5;            // of the GPUs, if separate
    Seconds environment{};             // CPU core time per answer: tests, tools, a simulator
    double overhead = 1;               // of a step, relative to its computed parts
};

} // namespace engine
