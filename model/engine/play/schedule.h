#pragma once

#include <cstdint>
#include <vector>

namespace engine::play {

// The order of a stage's passes: all forward passes first (GPipe), alternating forward and backward
// (1F1B), or that over several chunks of layers per stage (arXiv 2104.04473, section 2.2).
enum class Schedule : std::uint8_t { GPipe, OneForwardOneBackward, Interleaved };

struct Pass {
    std::int32_t microBatch = 0, chunk = 0;
    bool backward = false;
    friend bool operator==(const Pass&, const Pass&) = default;
};

// The passes of one stage. More than one chunk means interleaving, where the number of
// micro-batches must be a multiple of the stages.
std::vector<Pass> passesOf(Schedule schedule, int stages, int chunks, int microBatches, int stage);

} // namespace engine::play
