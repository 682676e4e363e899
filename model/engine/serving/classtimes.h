#pragma once

#include "model/engine/serving/openloop.h"
#include "model/engine/serving/tokenspread.h"

namespace engine {

// Times of one class of requests on a shared replica.
struct ClassTimes {
    Seconds first50{}, first95{}, token50{}, token95{};
};

// All classes wait alike and share each step. `apart`: prefill is disaggregated.
class SharedReplica {
public:
    SharedReplica(const ServingSizes& sizes, const OpenLoop& all, bool apart,
                  const ServingConstants& constants);
    ClassTimes timesOf(Tokens prompt, Tokens answer) const;

private:
    const ServingSizes& sizes_;
    const OpenLoop& all_;
    const ServingConstants& constants_;
    bool apart_;
    Steady steady_;
    PromptQueue prompts_;
    TokenSpread tokens_;
    Seconds usual50_{}, usual95_{}; // TTFT of all requests, without the common wait
    Seconds promptApartOf(Tokens prompt) const;
};

} // namespace engine
