#pragma once

#include "model/engine/specs/part.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

// A value and the ends of its middle 80 %.
struct Predicted {
    double value = kUnknown, low = kUnknown, high = kUnknown;
};

// What a serving run does.
struct ServedAnswer {
    Predicted tokens;       // of answers, a second
    Predicted requests;     // a second
    Predicted first, token; // milliseconds
};

struct Prediction {
    Predicted step;                     // seconds; unknown where the batch is
    Predicted tokensPerSecondGpu;       // of one GPU
    Predicted memory;                   // GiB, of the fullest GPU
    std::optional<ServedAnswer> served; // of a serving run, instead
    std::vector<std::string> assumed;
    std::string skipped; // why there is none
};

} // namespace engine
