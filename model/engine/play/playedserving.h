#pragma once

#include "model/engine/units.h"

#include <cstdint>
#include <string>
#include <vector>

namespace engine::play {

// The history of one request. Times are seconds from the start of the picture; unknown: not yet.
struct PlayedRequest {
    double came = 0, admitted = kUnknown, first = kUnknown, done = kUnknown;
    double prompt = 0, answer = 0; // tokens
    double cached = 0;             // of the prompt, found in the KV cache
    std::int32_t kind = 0, preempted = 0;

    double firstToken() const { return first - came; }
    double eachToken() const { return answer > 1 ? (done - first) / (answer - 1) : kUnknown; }
};

// The contents of a replica during one step.
struct PlayedMoment {
    double time = 0;        // at its start
    double running = 0;     // requests in decode
    double reading = 0;     // requests in prefill
    double waiting = 0;     // requests waiting for room
    Bytes used{}, paused{}; // of the KV cache: running contexts, and paused ones
    double prompt = 0;      // prefill tokens in the step
};

// A simulated replica, request by request.
struct PlayedServing {
    std::string refused; // why there is no result
    double requests = 0; // counted ones
    double rate = 0;     // answered requests per second
    double running = 0;  // average
    Seconds first50{}, first95{}, token50{}, token95{};
    Share waiting = 0;   // of the requests, for room in the KV cache
    Share hit = 0;       // of prompts: prefix cache hit rate
    Share preempted = 0; // of requests, for lack of memory
    Share used = 0;      // of the KV cache, average
    Bytes cache{};
    double dropped = 0; // requests too large for the replica's KV cache
    double steps = 0;
    bool overloaded = false; // more requests waited at the end than fit into the cache at once

    Seconds shown{};                   // duration of the picture
    std::vector<PlayedMoment> moments; // in that time
    std::vector<PlayedRequest> drawn;  // requests running in it, by arrival
};

} // namespace engine::play
