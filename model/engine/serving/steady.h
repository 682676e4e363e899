#pragma once

#include "model/engine/serving/capacity.h"
#include "model/engine/serving/step.h"

namespace engine {

// Continuous batching with so many sequences running: each step gives all of them a token, and
// now and then takes in the prompt of one that follows.
struct Steady {
    double sequences = 0;
    Seconds decode{};  // a step of answers alone
    Seconds token{};   // a token of an answer, with the prompts that come between
    Seconds prompt{};  // a prompt's own steps, among those answers
    Seconds work{};    // of them, those that keep a pipeline stage from another prompt …
    Seconds passage{}; // … and what the other stages take after it
    Seconds added{};   // what one prompt adds to the steps that take it in …
    Seconds looking{}; // … of it, by looking back: that grows with the square of its length
    double pieces = 1; // steps that take in a mean prompt, or the part of one that it needs
    Rate requests{};
    TokenRate tokens{}; // of answers
};

Steady steadyWith(const ServingSizes& sizes, double sequences, const ServingConstants& constants);
// The same where a step of answers alone is known, which what the cache finds does not change.
Steady steadyWith(const ServingSizes& sizes, double sequences, Seconds decode,
                  const ServingConstants& constants);
Seconds decodeStep(const ServingSizes& sizes, double sequences, const ServingConstants& constants);

// One prompt alone, from its first product to its first token.
Seconds promptAlone(const ServingSizes& sizes, const ServingConstants& constants);
// What it takes of a pipeline stage, while the others work on other prompts.
Seconds promptWork(const ServingSizes& sizes, const ServingConstants& constants);

// What a prompt adds to steps that take in as many as they hold.
Seconds addedWhenFull(const ServingSizes& sizes, const Steady& steady,
                      const ServingConstants& constants);

// Tokens that a step with guessed ones yields for a sequence.
double tokensOfStep(const ServingJob& job);

// All requests queued at once, so many of them; unknown: very many.
struct Offline {
    double sequences = 0;
    TokenRate tokens{}; // of a replica
    Rate requests{};
};
Offline offlineOf(const ServingSizes& sizes, double requests, const ServingConstants& constants);

// So many users, each of whom asks again when answered.
struct ClosedLoop {
    double sequences = 0; // that run at a time
    Seconds first{};      // until the first token, mean
    Seconds token{};      // each one after it
    Rate requests{};      // of a replica
    TokenRate tokens{};
    bool queueing = false; // the cache is full: users wait for each other
};
ClosedLoop closedLoop(const ServingSizes& sizes, double users, const ServingConstants& constants);

// One batch that starts and ends together.
struct StaticBatch {
    Seconds first{}, whole{};
    TokenRate tokens{}; // of answers
};
StaticBatch staticBatch(const ServingSizes& sizes, double sequences,
                        const ServingConstants& constants);

} // namespace engine
