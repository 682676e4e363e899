#pragma once

#include "model/engine/serving/capacity.h"
#include "model/engine/serving/step.h"

namespace engine {

// Continuous batching with that many running sequences: each step gives all of them a token, and
// occasionally prefills the prompt of the next one.
struct Steady {
    double sequences = 0;
    Seconds decode{};  // a decode-only step
    Seconds token{};   // an output token, including prefill in between
    Seconds prompt{};  // a prompt's own steps, with those sequences running
    Seconds work{};    // of them, those that block a pipeline stage for another prompt …
    Seconds passage{}; // … and the time in the other stages afterwards
    Seconds added{};   // what one prompt adds to the steps that take it in …
    Seconds looking{}; // … of it, for attention, which grows with the square of its length
    double pieces = 1; // steps for an average prompt, or the fraction of one
    Rate requests{};
    TokenRate tokens{}; // output tokens
};

Steady steadyWith(const ServingSizes& sizes, double sequences, const ServingConstants& constants);
// The same if the time of a decode-only step is known, which does not depend on cache hits.
Steady steadyWith(const ServingSizes& sizes, double sequences, Seconds decode,
                  const ServingConstants& constants);
Seconds decodeStep(const ServingSizes& sizes, double sequences, const ServingConstants& constants);

// One prompt on an idle replica, from its first GEMM to its first token.
Seconds promptAlone(const ServingSizes& sizes, const ServingConstants& constants);
// Time it occupies a pipeline stage, while the others work on other prompts.
Seconds promptWork(const ServingSizes& sizes, const ServingConstants& constants);

// What a prompt adds to steps that take in as many as they hold.
Seconds addedWhenFull(const ServingSizes& sizes, const Steady& steady,
                      const ServingConstants& constants);

// The same with its part of those steps' own time.
Seconds workWhenFull(const ServingSizes& sizes, const Steady& steady,
                     const ServingConstants& constants);

// Tokens per sequence from a step with speculative tokens.
double tokensOfStep(const ServingJob& job);

// That many requests, all queued at the start; unknown: very many.
struct Offline {
    double sequences = 0;
    TokenRate tokens{}; // per replica
    Rate requests{};
};
Offline offlineOf(const ServingSizes& sizes, double requests, const ServingConstants& constants);

// That many users, each sending the next request when answered.
struct ClosedLoop {
    double sequences = 0; // running concurrently
    Seconds first{};      // TTFT, mean
    Seconds token{};      // TPOT
    Rate requests{};      // per replica
    TokenRate tokens{};
    bool queueing = false; // the KV cache is full: users wait for each other
};
ClosedLoop closedLoop(const ServingSizes& sizes, double users, const ServingConstants& constants);

// One batch that starts and ends together.
struct StaticBatch {
    Seconds first{}, whole{};
    TokenRate tokens{}; // output tokens
};
StaticBatch staticBatch(const ServingSizes& sizes, double sequences,
                        const ServingConstants& constants);

} // namespace engine
