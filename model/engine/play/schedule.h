#pragma once

#include <cstdint>
#include <vector>

namespace engine::play {

// In what order a stage runs its passes: all forward ones first (GPipe), one forward and one
// backward in turn, or so over several chunks of layers a stage (arXiv 2104.04473, section 2.2).
enum class Schedule : std::uint8_t { GPipe, OneForwardOneBackward, Interleaved };

struct Pass {
    std::int32_t microBatch = 0, chunk = 0;
    bool backward = false;
    friend bool operator==(const Pass&, const Pass&) = default;
};

// Of one stage. Chunks other than one are interleaved, which needs as many micro-batches as stages,
// or a multiple.
std::vector<Pass> passesOf(Schedule schedule, int stages, int chunks, int microBatches, int stage);

} // namespace engine::play
