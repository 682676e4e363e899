#pragma once

#include "model/engine/serving/promptqueue.h"

namespace engine {

// How much the mean TPOT of an answer varies: with the number of sequences running alongside, and
// with the prompts that happen to be prefilled between its tokens.
class TokenSpread {
public:
    // `apart`: prefill is disaggregated.
    TokenSpread(const ServingSizes& sizes, const Steady& steady, const PromptQueue& prompts,
                bool apart, const ServingConstants& constants);
    // The TPOT that 5 % of answers exceed, for that mean length and spread of lengths.
    Seconds late95(Tokens answer, double lengths) const;

private:
    Seconds deviation(Tokens answer) const;

    const ServingSizes& sizes_;
    const Steady& steady_;
    const PromptQueue& prompts_;
    bool apart_;
    double slope_; // of a token's time, per additional running sequence
};

} // namespace engine
