#pragma once

#include "model/engine/predict/own_measurements.h"
#include "model/engine/specs/parts.h"

namespace engine {

// An answer for each row, of training or of serving.
std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog);
// The same where some runs of the laboratory were measured.
std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog,
                                   const OwnMeasurements& own);

} // namespace engine
