#pragma once

#include "model/engine/serving/steady.h"

#include <array>

namespace engine {

// The share of answers still running at a given fraction of the maximum length, given their mean as
// such a fraction: the maximum-entropy distribution with that mean and maximum.
class LengthTail {
public:
    explicit LengthTail(Share mean);
    Share running(Share at) const;

private:
    double rate_ = 0; // of the truncated exponential
    bool alike_ = false;
};

// A step's answers, all started together: from the mean and the maximum length.
struct Rollouts {
    Rollouts(double answers, double prompts, double mean, double longest);
    double answers;                // of all replicas
    double prompts;                // that they answer
    double longest;                // tokens
    std::array<Share, 48> running; // in equal slices of the maximum length
};

struct Generated {
    double atOnce = 0; // concurrent answers per replica
    Seconds time{kUnknown};
};
// Until the last replica has finished; unknown if that is not sooner than `soonerThan`.
Generated generate(const ServingSizes& sizes, const Rollouts& rollouts, double replicas,
                   const ServingConstants& constants, Seconds soonerThan = Seconds(kUnknown));

} // namespace engine
