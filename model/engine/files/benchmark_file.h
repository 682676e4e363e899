#pragma once

#include "model/engine/files/json.h"
#include "model/engine/specs/part.h"

#include <string>

namespace engine {

// What a benchmark of a served model measured, as vLLM and SGLang write their results: means over
// all requests. What it does not say is unknown.
struct ServingBenchmark {
    std::string software, model; // "vLLM", and the model as it was called
    double requests = kUnknown;  // a second
    double users = kUnknown;     // requests at a time: as limited, or by Little's law
    Tokens prompt{kUnknown}, answer{kUnknown};
    Seconds first{kUnknown}, token{kUnknown};
};

// Results without each request's lengths: with them, they are a load.
bool looksLikeBenchmark(const Json& json);
Result<ServingBenchmark> readBenchmark(const Json& json);

} // namespace engine
