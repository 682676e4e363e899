#pragma once

#include "model/engine/answer/answer.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

// A vendor's statement about a training run; unknown where it states nothing.
struct OwnClaim {
    std::string gpu; // catalog id
    double gpus = kUnknown;
    Params params{kUnknown};
    Tokens tokens{kUnknown};
    Seconds time{kUnknown};
    UsdRate price{kUnknown}; // per GPU
    Usd cost{kUnknown};
    double speedup = kUnknown; // relative to one GPU
};

enum class Truth : std::uint8_t { Impossible, Doubtful, Possible, Unclear };

// Whether it can be true, and what it hides: findings whose texts are in the model layer.
struct OwnCheck {
    Truth truth = Truth::Unclear;
    std::vector<Finding> findings;
    std::optional<Band> time;         // expected by this program for the same run
    std::shared_ptr<const Plan> plan; // that run, if enough of it is known
};
OwnCheck checkOwnClaim(const OwnClaim& claim, const Context& context);

} // namespace engine
