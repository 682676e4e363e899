#pragma once

#include "model/engine/inputs/serving_job.h"
#include "model/engine/published/accuracy_rows.h"

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
    Predicted tokens;                           // of answers, a second
    Predicted requests;                         // a second
    Predicted first, token;                     // milliseconds
    ServingEngine engine = ServingEngine::Vllm; // that it was taken for
};

struct Prediction {
    Predicted step;                     // seconds; unknown where the batch is
    Predicted tokensPerSecondGpu;       // of one GPU
    Predicted memory;                   // GiB, of the fullest GPU, as such software reports it
    Predicted reserved, device;         // GiB: what its allocator keeps, what the GPU holds
    double fits = kUnknown;             // the chance that the GPU holds it
    std::optional<ServedAnswer> served; // of a serving run, instead
    std::optional<AccuracyKind> kind;   // that it is as sure as
    std::vector<std::string> assumed;
    std::string skipped; // why there is none
};

} // namespace engine
