#pragma once

#include "model/engine/serving/open_loop.h"

namespace engine {

// How long one kind of requests takes among all that share a replica.
struct KindTimes {
    Seconds first50{}, first95{}, token50{}, token95{};
};

// All kinds wait alike and share each step. `apart`: prompts have replicas of their own.
class SharedReplica {
public:
    SharedReplica(const ServingSizes& sizes, const OpenLoop& all, bool apart,
                  const ServingConstants& constants);
    KindTimes timesOf(Tokens prompt, Tokens answer) const;

private:
    Seconds promptOf(Tokens prompt) const;
    Seconds tokenSpread(Tokens answer) const;

    const ServingSizes& sizes_;
    const OpenLoop& all_;
    const ServingConstants& constants_;
    bool apart_;
    double running_;
    Steady steady_;
    double slope_; // of a token's time, for each one more that runs
    Seconds usual_;
};

} // namespace engine
