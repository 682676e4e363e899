#pragma once

#include "model/engine/serving/steady.h"

namespace engine {

// Prompts on some replicas and answers on others, with the cache sent between them.
struct SplitFleet {
    double prompters = 1, answerers = 1; // replicas of each
};

struct SplitRate {
    Rate promptRequests{}, answerRequests{}; // that each side could do
    Rate requests{};                         // that both do
    Seconds first{}, token{};
    Seconds handed{}; // for the cache of one prompt
};

// One prompt where no other waits. Until its first token it also waits for what is taken in with
// it, on the many ranks of a mixture for more.
struct PromptApart {
    Seconds alone{};  // its products
    Seconds work{};   // of them, what keeps a replica from taking the next one
    Seconds handed{}; // its cache, to the answerers
    Seconds first{};
};
PromptApart promptApart(const ServingSizes& prompter, const ServingConstants& constants);

// With so many users who ask again when answered.
SplitRate splitLoop(const ServingSizes& prompter, const ServingSizes& answerer,
                    const SplitFleet& fleet, double users, const ServingConstants& constants);

// How many of so many GPUs should take prompts; none where they are too few for both.
SplitFleet bestSplit(const ServingSizes& prompter, const ServingSizes& answerer, double gpus,
                     double users, const ServingConstants& constants);

} // namespace engine
