#pragma once

#include "model/engine/answers/serveanswer.h"
#include "model/engine/serving/sizes.h"

namespace engine {

ServingMemory servingMemory(const ServingSizes& sizes, const ServingConstants& constants);

// The engine's default limit of concurrent sequences, per attention rank.
double mostSequences(const ServingJob& job);
// TensorRT-LLM's cache is a share of the memory left by the weights, and it never preempts for lack
// of memory; the others use a share of the total memory, with paging.
bool reservesAnswers(ServingEngine engine);

// Bytes that this many tokens of one sequence take in a replica's caches, and its cross-attention
// cache.
Bytes cacheOf(const ServingSizes& sizes, double tokens);
Bytes crossOf(const ServingSizes& sizes);

// Share of weights above which a small error in the remaining memory changes every result.
inline constexpr Share kStarvedWeights = 0.8;

} // namespace engine
