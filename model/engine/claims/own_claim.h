#pragma once

#include "model/engine/answer/answer.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

// What a vendor's sentence says of a training run; unknown where it says nothing.
struct OwnClaim {
    std::string gpu; // an id of the catalog
    double gpus = kUnknown;
    Params params{kUnknown};
    Tokens tokens{kUnknown};
    Seconds time{kUnknown};
    UsdRate price{kUnknown}; // of one GPU
    Usd cost{kUnknown};
    double speedup = kUnknown; // against one GPU
};

enum class Truth : std::uint8_t { Impossible, Doubtful, Possible, Unclear };

// Whether it can be true, and what it hides: findings whose words are the model floor's.
struct OwnCheck {
    Truth truth = Truth::Unclear;
    std::vector<Finding> findings;
    std::optional<Band> time;         // that this program expects of the same run
    std::shared_ptr<const Plan> plan; // that run, where enough of it is said
};
OwnCheck checkOwnClaim(const OwnClaim& claim, const Context& context);

} // namespace engine
