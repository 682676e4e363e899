#pragma once

#include "model/engine/answers/serve_answer.h"
#include "model/engine/serving/sizes.h"

namespace engine {

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
