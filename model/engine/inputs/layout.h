#pragma once

#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// What is sharded across data-parallel GPUs: nothing, the optimizer state (ZeRO-1), the gradients
// as well (ZeRO-2), or everything (ZeRO-3, FSDP).
enum class Sharding : std::uint8_t { None, Optimizer, Gradients, Full };
// What the backward pass recomputes: nothing, the attention core, the cheapest of the stored
// activations, or whole layers.
enum class Recompute : std::uint8_t { None, Selective, Some, Full };
// Where optimizer state is kept, and activations between the passes.
enum class Offload : std::uint8_t { None, OptimizerToHost, OptimizerToDisk, Activations };

// How a step is divided over GPUs. The product of the degrees is the number of GPUs; experts are
// spread over ranks of the same GPUs.
struct Layout {
    std::int32_t tensor = 1, pipeline = 1, interleave = 1, context = 1, expert = 1;
    std::int32_t expertTensor = 1;
    std::int32_t data = 1;
    std::int32_t shardGroup = 0; // ranks that share one copy under Full; 0: all of them
    float microBatch = 1;        // sequences
    float recomputedLayers = 1;  // of stored activations, for Some; of the layers, for Full
    Sharding sharding = Sharding::Optimizer;
    Recompute recompute = Recompute::None;
    Offload offload = Offload::None;
    bool sequenceParallel = true; // norms and residuals are split across tensor ranks too
    bool overlap = true;          // data-parallel traffic overlaps with the passes

    double gpus() const { return static_cast<double>(tensor) * pipeline * context * data; }
    friend bool operator==(const Layout&, const Layout&) = default;
};

} // namespace engine
