#pragma once

#include "model/engine/units.h"

#include <string>
#include <vector>

namespace engine {

// Requests as a service recorded them, whatever the file.
struct TraceRequest {
    double at = 0;                 // seconds from the first one; unknown: no times were kept
    double prompt = 0, answer = 0; // tokens
    double cached = 0;             // of the prompt, that an earlier one had in full
};
struct Trace {
    std::string format; // "mooncake", "azure", "burstgpt", "vllm", "guidellm"
    std::vector<TraceRequest> requests;
    bool timed = true;   // each has its time; else all that is known is how long all took
    bool hashed = false; // prompts carry the hashes of their blocks
    double seconds = 0;  // from the first to the last
};

// Half of the requests, and all but a twentieth and a hundredth of them, have at most so many.
struct Quantiles {
    double mean = 0, p50 = 0, p95 = 0, p99 = 0;
};

// What a plan needs to know of a trace.
struct TraceLoad {
    double requests = 0;
    Seconds duration{};
    double mean = 0, peak = 0; // requests a second, and in the busiest minute
    Quantiles prompt, answer;
    double spread = 0;   // of both lengths together, standard deviation over mean
    Share prefixHit = 0; // of all prompt tokens, with a cache that forgets nothing
    Share night = 1;     // the quietest hour against the busiest, of a day and more
    bool daily = false;
};
TraceLoad loadOf(const Trace& trace);

} // namespace engine
