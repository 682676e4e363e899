#pragma once

#include "model/engine/play/playedserving.h"
#include "model/engine/play/requeststream.h"
#include "model/engine/serving/sizes.h"

#include <cstdint>
#include <stop_token>

namespace engine::play {

struct ServingOptions {
    double requests = 4000; // to be counted, after the warm-up
    double steps = 400'000; // at most
    Seconds shown{60};      // in the picture
    std::uint64_t seed = 1;
};

// Simulates a replica request by request: requests are admitted if the KV cache has room, prompts
// are prefilled within each step's token budget along with running decodes, requests without room
// are preempted, and paused contexts are evicted when running ones need memory. It shares with the
// closed forms only the time of a step with given work and the size of a token in the cache.
PlayedServing playServing(const ServingSizes& sizes, const ServingConstants& constants,
                          const RequestStream& stream, const ServingOptions& options = {},
                          std::stop_token stop = {});

} // namespace engine::play
