#pragma once

#include "model/engine/serving/sizes.h"

namespace engine {

// Work of one step of a replica: a next token for some sequences, and prefill of some prompts.
struct StepLoad {
    double sequences = 0; // that get their next token
    double context = 0;   // tokens each of them attends to
    double guessed = 0;   // speculative tokens for each of them
    double prompt = 0;    // prefill tokens
    double lookback = 0;  // tokens each of those attends to
    double longest = 0;   // tokens of one prompt, which a single attention rank processes
    double finished = 0;  // prompts that finish, each with a first token
};

struct ServingStep {
    Seconds products{};  // weights that every token passes through
    Seconds experts{};   // expert weights
    Seconds head{};      // the LM head
    Seconds attention{}; // prefill
    Seconds cache{};     // decode attention
    Seconds wire{};      // between the ranks
    Seconds traffic{};   // activations to memory and back
    Seconds host{};      // kernel launches
    Seconds total() const
    {
        return products + experts + head + attention + cache + wire + traffic + host;
    }
};

ServingStep servingStep(const ServingSizes& sizes, const StepLoad& load, const ServingConstants& c);

// Both costs of the same work on the soft roofline.
Seconds softRoof(Seconds compute, Seconds memory, double knee);

} // namespace engine
