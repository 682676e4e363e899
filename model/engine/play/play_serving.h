#pragma once

#include "model/engine/play/played_serving.h"
#include "model/engine/play/request_stream.h"
#include "model/engine/serving/sizes.h"

#include <cstdint>
#include <stop_token>

namespace engine::play {

struct ServingOptions {
    double requests = 4000; // to be counted, after as many as it takes until the start is forgotten
    double steps = 400'000; // at most
    Seconds shown{60};      // of the picture
    std::uint64_t seed = 1;
};

// Plays a replica request by request: what comes is admitted where the cache has room, prompts are
// taken in within each step's budget beside the answers that run, what finds no room is sent back,
// and contexts between two calls give way when running ones need their place. It shares with the
// closed forms how long one step of given work takes and what a token weighs; none of what follows.
PlayedServing playServing(const ServingSizes& sizes, const ServingConstants& constants,
                          const RequestStream& stream, const ServingOptions& options = {},
                          std::stop_token stop = {});

} // namespace engine::play
