#pragma once

#include "model/engine/specs/run.h"
#include "model/engine/training/predict.h"

namespace engine {

// A run of one's own as a published one would be read: what is predicted of it knows nothing of
// what was measured.
PublishedRun asPublished(const MeasuredRun& run, const Catalog& catalog);

} // namespace engine
