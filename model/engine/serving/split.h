#pragma once

#include "model/engine/serving/steady.h"

namespace engine {

// Prefill on some replicas and decode on others, with the KV cache sent between them.
struct SplitFleet {
    double prompters = 1, answerers = 1; // replicas of each
};

struct SplitRate {
    Rate promptRequests{}, answerRequests{}; // capacity of each side
    Rate requests{};                         // capacity of both together
    Seconds first{}, token{};
    Seconds handed{}; // for one prompt's KV cache
};

// One prompt without a queue. Its first token also waits for other prompts taken in with it, and on
// the many ranks of an MoE model for more of them.
struct PromptApart {
    Seconds alone{};  // its own prefill
    Seconds work{};   // of it, the time that blocks a replica for the next prompt
    Seconds handed{}; // its KV cache, to the decode side
    Seconds first{};
};
PromptApart promptApart(const ServingSizes& prompter, const ServingConstants& constants);

// With that many users who send the next request when answered.
SplitRate splitLoop(const ServingSizes& prompter, const ServingSizes& answerer,
                    const SplitFleet& fleet, double users, const ServingConstants& constants);

// How many of the GPUs should do prefill; zero if there are too few for both sides.
SplitFleet bestSplit(const ServingSizes& prompter, const ServingSizes& answerer, double gpus,
                     double users, const ServingConstants& constants);

} // namespace engine
