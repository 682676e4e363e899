#pragma once

#include "model/engine/serving/sizes.h"

namespace engine {

// What the memory of one replica holds, all of its GPUs together.
struct ServingMemory {
    Bytes seen{}; // as the driver counts it
    Bytes weights{};
    Bytes beside{};   // kernels, buffers, graphs
    Bytes cache{};    // left for keys and values; 0 where the weights do not fit
    Bytes sequence{}; // of the cache, that the engine counts on for a sequence
    double batch = 0; // sequences at a time, by memory and by what the engine takes
    bool fits() const { return cache.base() > 0; }
};

ServingMemory servingMemory(const ServingSizes& sizes, const ServingConstants& constants);

// Sequences that an engine takes at a time unless told otherwise, an attention rank.
double mostSequences(const ServingJob& job);
// TensorRT-LLM takes its share of what the weights leave and never sends a request back for
// lack of memory; the others take it of the whole and page.
bool reservesAnswers(ServingEngine engine);

// Bytes that so many tokens of one sequence hold in the caches of a replica, and what it looks at
// beside its prompt.
Bytes cacheOf(const ServingSizes& sizes, double tokens);
Bytes crossOf(const ServingSizes& sizes);

// Of weights, beyond which a small miscount of what is left moves every answer.
inline constexpr Share kStarvedWeights = 0.8;

} // namespace engine
