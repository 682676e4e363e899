#pragma once

#include "model/engine/serving/prompt_queue.h"

namespace engine {

// How far the mean time per token of one answer lies from that of others: by how many run beside
// it, and by the prompts that happen to come between its tokens.
class TokenSpread {
public:
    // `apart`: prompts have replicas of their own.
    TokenSpread(const ServingSizes& sizes, const Steady& steady, const PromptQueue& prompts,
                bool apart, const ServingConstants& constants);
    // That a twentieth of answers take longer, whose length is so much on the mean and spreads so.
    Seconds late95(Tokens answer, double lengths) const;

private:
    Seconds deviation(Tokens answer) const;

    const ServingSizes& sizes_;
    const Steady& steady_;
    const PromptQueue& prompts_;
    bool apart_;
    double slope_; // of a token's time, for each one more that runs
};

} // namespace engine
