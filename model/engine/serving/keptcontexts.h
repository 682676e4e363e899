#pragma once

#include "model/engine/serving/openloop.h"

namespace engine {

// The cache needed for all paused contexts, at that many calls per second.
Bytes pausedContexts(const ServingSizes& sizes, Rate requests);

// All of them are kept, except for one in a billion.
bool losesNone(const ServingJob& job);
// Running requests come first, and paused contexts get the rest of the cache: sets the share kept
// with that many running …
void keepContextsWith(ServingSizes& sizes, double sequences, const ServingConstants& constants);
// … and at that many calls per second.
void keepContextsAt(ServingSizes& sizes, Rate requests, const ServingConstants& constants);

// Share of time that contexts of that many open sessions and running requests exceed the cache, or
// a single one does, for random arrivals with lengths that vary like prompts.
Share cacheOverflow(const ServingSizes& sizes, double sequences, Rate requests, double sessions,
                    const ServingConstants& constants);

} // namespace engine
