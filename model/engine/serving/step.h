#pragma once

#include "model/engine/serving/sizes.h"

namespace engine {

// What one step of a replica does: a next token for some sequences, and a part of some prompts.
struct StepLoad {
    double sequences = 0; // that get their next token
    double context = 0;   // tokens that each of them looks back at
    double guessed = 0;   // tokens ahead that each of them tries as well
    double prompt = 0;    // tokens of prompts
    double lookback = 0;  // tokens that each of those looks back at
    double longest = 0;   // tokens of one prompt, which one attention rank takes alone
    double finished = 0;  // prompts that end, each with a first token
};

struct ServingStep {
    Seconds products{};  // of weights that every token passes
    Seconds experts{};   // of those that some pass
    Seconds head{};      // from the last width to words
    Seconds attention{}; // of prompts
    Seconds cache{};     // attention of answers
    Seconds wire{};      // between the ranks
    Seconds traffic{};   // activations to memory and back
    Seconds host{};      // to launch all of it
    Seconds total() const
    {
        return products + experts + head + attention + cache + wire + traffic + host;
    }
};

ServingStep servingStep(const ServingSizes& sizes, const StepLoad& load, const ServingConstants& c);

// Both costs of the same work on the soft roofline.
Seconds softRoof(Seconds compute, Seconds memory, double knee);

} // namespace engine
