#pragma once

#include "model/engine/files/json.h"
#include "model/engine/specs/part.h"

#include <string>

namespace engine {

// Results of a serving benchmark, as written by vLLM and SGLang: means over all requests. Missing
// values are unknown.
struct ServingBenchmark {
    std::string software, model; // "vLLM", and the model name it was run with
    double requests = kUnknown;  // per second
    double users = kUnknown;     // concurrent requests: as limited, or by Little's law
    Tokens prompt{kUnknown}, answer{kUnknown};
    Seconds first{kUnknown}, token{kUnknown};
};

// Results without each request's lengths; with them, they are a trace.
bool looksLikeBenchmark(const Json& json);
Result<ServingBenchmark> readBenchmark(const Json& json);

} // namespace engine
