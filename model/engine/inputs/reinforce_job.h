#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// PPO trains a critic beside the policy; GRPO compares the answers to one prompt; DPO learns from
// pairs that exist and generates nothing.
enum class RlMethod : std::uint8_t { Grpo, Ppo, Dpo };
// Generating and training in turns on the same GPUs, or each on GPUs of its own.
enum class RlPlacement : std::uint8_t { Colocated, Apart };

// Reinforcement learning and preference tuning: steps of answers, scores and updates. The lengths
// of prompts and answers, the engine and its formats are those of Serve.
struct Reinforce {
    RlMethod method = RlMethod::Grpo;
    RlPlacement placement = RlPlacement::Colocated;
    double steps = 500;
    double prompts = 64, samples = 32; // of a step, and answers to each
    double pairs = 256;                // of a step, where nothing is generated
    Tokens longest{3072};              // of an answer: longer ones are cut
    double minibatch = 512;            // answers in an optimizer step
    double epochs = 1;                 // passes over the answers of a step
    bool reference = true;             // the policy is held near the one it began as
    bool stale = false;                // answers of the former policy: generating never waits
    Share generators = 0.5;            // of the GPUs, where they are apart
    Seconds environment{};             // of an answer on a core: tests, tools, a simulator
    double overhead = 1;               // of a step, against its computed parts
};

} // namespace engine
