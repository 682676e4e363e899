#pragma once

#include "model/engine/serving/steady.h"

#include <array>

namespace engine {

// The rest of the answers that still run after so much of the longest, where their mean is that
// share of it: of all distributions with that mean and that end, the one with the most entropy.
class LengthTail {
public:
    explicit LengthTail(Share mean);
    Share running(Share at) const;

private:
    double rate_ = 0; // of the truncated exponential
    bool alike_ = false;
};

// Answers of a step, all begun together: by the mean length and the one at which they are cut.
struct Rollouts {
    Rollouts(double answers, double prompts, double mean, double longest);
    double answers;                // of all replicas
    double prompts;                // that they answer
    double longest;                // tokens
    std::array<Share, 48> running; // in equal slices of the longest
};

struct Generated {
    double atOnce = 0; // answers that a replica runs
    Seconds time{kUnknown};
};
// Until the last of all replicas has ended; unknown where that is not sooner than asked.
Generated generate(const ServingSizes& sizes, const Rollouts& rollouts, double replicas,
                   const ServingConstants& constants, Seconds soonerThan = Seconds(kUnknown));

} // namespace engine
