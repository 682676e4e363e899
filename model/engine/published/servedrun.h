#pragma once

#include "model/engine/published/publishedrun.h"

namespace engine {

// A published serving run: all inputs of a prediction. Texts are as published; missing values are
// unknown, or empty.
struct ServedRun {
    PublishedRun what;                              // model, GPU, number of GPUs, weight format
    std::string engine, version, scenario, cache;   // KV cache format
    double expert = kUnknown, attention = kUnknown; // parallel sizes; the others are in `what`
    double headDim = kUnknown, experts = kUnknown, chosen = kUnknown, shared = kUnknown,
           denseLayers = kUnknown, denseFfn = kUnknown, latentRank = kUnknown, ropeDim = kUnknown,
           window = kUnknown;
    double prompt = kUnknown, answer = kUnknown; // tokens
    double year = kUnknown;                      // of the engine
    double users = kUnknown;                     // or sequences of a static batch
};

// Its measurements: only for judging predictions.
struct ServedMeasured {
    double tokens = kUnknown;   // output tokens per second, of the whole run
    double requests = kUnknown; // per second
    double tokensGpu = kUnknown;
    double first = kUnknown, token = kUnknown; // milliseconds
};

} // namespace engine
