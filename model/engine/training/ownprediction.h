#pragma once

#include "model/engine/specs/run.h"
#include "model/engine/training/predict.h"

namespace engine {

// An own run as if it were published: its prediction does not use the measurement.
PublishedRun asPublished(const MeasuredRun& run, const Catalog& catalog);

} // namespace engine
