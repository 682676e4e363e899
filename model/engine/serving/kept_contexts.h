#pragma once

#include "model/engine/serving/open_loop.h"

namespace engine {

// What contexts that wait for the next call of their session take of a replica's cache, at so many
// calls a second, if all are kept.
Bytes pausedContexts(const ServingSizes& sizes, Rate requests);

// All of them find place, but one in a thousand million.
bool losesNone(const ServingJob& job);
// Running requests come first, and what waits has the rest of the cache: the share of it that finds
// place while so many requests run …
void keepContextsWith(ServingSizes& sizes, double sequences, const ServingConstants& constants);
// … and at so many calls per second.
void keepContextsAt(ServingSizes& sizes, Rate requests, const ServingConstants& constants);

// Of the time, contexts of so many open sessions and of the requests that run need more than the
// cache holds, or one of them does, where sessions come at random and differ as their prompts do.
Share cacheOverflow(const ServingSizes& sizes, double sequences, Rate requests, double sessions,
                    const ServingConstants& constants);

} // namespace engine
