#pragma once

#include "model/engine/inputs/session.h"
#include "model/engine/units.h"

#include <array>
#include <cstdint>

namespace engine::play {

// Requests of one kind, and how many of all they are.
struct RequestKind {
    Share share = 0;
    Tokens prompt{}, answer{}; // mean
};

// What comes to one replica: at random, whatever is still running.
struct RequestStream {
    Rate rate{}; // of requests
    std::array<RequestKind, 3> kinds{};
    double spread = 0; // of lengths within a kind, standard deviation over mean
    Share prefix = 0;  // of a prompt, in the cache once for everybody
    Session session;   // where it is on, requests are its calls, and `kinds` says their answers
};

} // namespace engine::play
