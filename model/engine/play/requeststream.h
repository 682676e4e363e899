#pragma once

#include "model/engine/inputs/session.h"
#include "model/engine/units.h"

#include <array>
#include <cstdint>

namespace engine::play {

// Requests of one kind, and their share.
struct RequestKind {
    Share share = 0;
    Tokens prompt{}, answer{}; // mean
};

// Requests to one replica: at random, independent of what is running.
struct RequestStream {
    Rate rate{}; // of requests
    std::array<RequestKind, 3> kinds{};
    double spread = 0; // of lengths within a kind, standard deviation over mean
    Share prefix = 0;  // of a prompt, in the shared prefix cache
    Session session;   // if on, requests are its calls, and `kinds` describes their answers
};

} // namespace engine::play
