#pragma once

#include "model/engine/serving/steady.h"

namespace engine {

// Answers of a step, all begun together: by the mean length and the one at which they are cut.
struct Rollouts {
    double answers = 0; // of all replicas
    double prompts = 1; // that they answer
    double longest = 1; // tokens
};

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

struct Generated {
    double atOnce = 0; // answers that a replica runs
    Seconds time{kUnknown};
};
// Until the last of all replicas has ended.
Generated generate(const ServingSizes& sizes, const Rollouts& rollouts, double replicas,
                   const ServingConstants& constants);

} // namespace engine
