#pragma once

#include "model/engine/units.h"

#include <cstdint>
#include <string>
#include <vector>

namespace engine::play {

// One request as it went. Times are seconds from the start of what is shown; unknown: not yet.
struct PlayedRequest {
    double came = 0, admitted = kUnknown, first = kUnknown, done = kUnknown;
    double prompt = 0, answer = 0; // tokens
    double cached = 0;             // of the prompt, that the cache held
    std::int32_t kind = 0, preempted = 0;

    double firstToken() const { return first - came; }
    double eachToken() const { return answer > 1 ? (done - first) / (answer - 1) : kUnknown; }
};

// What a replica held while one step ran.
struct PlayedMoment {
    double time = 0;        // at its start
    double running = 0;     // requests that get tokens
    double reading = 0;     // requests whose prompts are worked on
    double waiting = 0;     // requests for a place
    Bytes used{}, paused{}; // of the cache: running contexts, and those between two calls
    double prompt = 0;      // tokens of prompts in the step
};

// A replica as it was played, request by request.
struct PlayedServing {
    std::string refused; // why there is none
    double requests = 0; // that were counted
    double rate = 0;     // requests per second that were answered
    double running = 0;  // mean
    Seconds first50{}, first95{}, token50{}, token95{};
    Share waiting = 0;   // of the requests, for a place in the cache
    Share hit = 0;       // of prompts, that the cache held
    Share preempted = 0; // of requests, sent back for lack of memory
    Share used = 0;      // of the cache, mean
    Bytes cache{};
    double dropped = 0; // requests that no cache of the replica holds
    double steps = 0;
    bool overloaded = false; // more waited at the end than the cache holds at a time

    Seconds shown{};                   // how long what is drawn goes on
    std::vector<PlayedMoment> moments; // of that time
    std::vector<PlayedRequest> drawn;  // that ran in it, by when they came
};

} // namespace engine::play
