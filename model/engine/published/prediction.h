#pragma once

#include "model/engine/inputs/servingjob.h"
#include "model/engine/published/accuracyrows.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

// A value and its 80 % range.
struct Predicted {
    double value = kUnknown, low = kUnknown, high = kUnknown;
};

// The prediction for a serving run.
struct ServedAnswer {
    Predicted tokens;                           // output tokens per second
    Predicted requests;                         // per second
    Predicted first, token;                     // milliseconds
    ServingEngine engine = ServingEngine::Vllm; // that was assumed
};

struct Prediction {
    Predicted step;                     // seconds; unknown if the batch is
    Predicted tokensPerSecondGpu;       // per GPU
    Predicted memory;                   // GiB, of the fullest GPU, as reported by such software
    Predicted reserved, device;         // GiB: reserved by its allocator, and used on the GPU
    double fits = kUnknown;             // probability that it fits on the GPU
    std::optional<ServedAnswer> served; // for a serving run, instead
    std::optional<AccuracyKind> kind;   // the kind that sets its uncertainty
    std::vector<std::string> assumed;
    std::string skipped; // why there is none
};

} // namespace engine
