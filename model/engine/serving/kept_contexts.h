#pragma once

#include "model/engine/serving/rate.h"

namespace engine {

// What contexts that wait for the next call of their session take of a replica's cache, at so many
// calls a second, if all are kept.
Bytes pausedContexts(const ServingSizes& sizes, double requests);

// Running requests come first, and what waits has the rest of the cache: the share of it that finds
// place at the largest rate within the limits, which in turn depends on it.
void keepContexts(ServingSizes& sizes, const LatencyLimits& limits,
                  const ServingConstants& constants);

} // namespace engine
