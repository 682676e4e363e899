#pragma once

#include "model/engine/published/published_run.h"

namespace engine {

// What a published serving run was: everything that a prediction may depend on. Texts are as
// their authors wrote them; what they left out is unknown, or empty.
struct ServedRun {
    PublishedRun what; // model, GPU, number of GPUs, format of the weights
    std::string engine, version, scenario, cache;   // the format of keys and values
    double expert = kUnknown, attention = kUnknown; // degrees; the others are in `what`
    double headDim = kUnknown, experts = kUnknown, chosen = kUnknown, shared = kUnknown,
           denseLayers = kUnknown, denseFfn = kUnknown, latentRank = kUnknown, ropeDim = kUnknown,
           window = kUnknown;
    double prompt = kUnknown, answer = kUnknown; // tokens
    double year = kUnknown;                      // of the engine
    double users = kUnknown;                     // or sequences of a static batch
};

// What was measured of it: for the judge of predictions alone.
struct ServedMeasured {
    double tokens = kUnknown;   // of answers, a second, of the whole run
    double requests = kUnknown; // a second
    double tokensGpu = kUnknown;
    double first = kUnknown, token = kUnknown; // milliseconds
};

} // namespace engine
