#pragma once

#include "model/engine/units.h"

#include <string>
#include <vector>

namespace engine {

// Requests recorded by a service, from any file format.
struct TraceRequest {
    double at = 0;                 // seconds since the first one; unknown if there are no times
    double prompt = 0, answer = 0; // tokens
    double cached = 0;             // of the prompt, contained in an earlier one
};
struct Trace {
    std::string format; // "mooncake", "azure", "burstgpt", "vllm", "guidellm"
    std::vector<TraceRequest> requests;
    bool timed = true;   // each has its time; otherwise only the total duration is known
    bool hashed = false; // prompts have hashes of their blocks
    double seconds = 0;  // from the first to the last
};

// Mean and percentiles over the requests.
struct Quantiles {
    double mean = 0, p50 = 0, p95 = 0, p99 = 0;
};

// What a plan takes from a trace.
struct TraceLoad {
    double requests = 0;
    Seconds duration{};
    double mean = 0, peak = 0; // requests per second, average and in the busiest minute
    Quantiles prompt, answer;
    double spread = 0;   // of both lengths together, standard deviation over mean
    Share prefixHit = 0; // of all prompt tokens, with an unlimited cache
    Share night = 1;     // the quietest hour relative to the busiest, for a day or more
    bool daily = false;
};
TraceLoad loadOf(const Trace& trace);

} // namespace engine
