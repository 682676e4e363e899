#pragma once

#include "model/engine/predict/own_measurements.h"
#include "model/engine/published/accuracy_groups.h"
#include "model/engine/specs/parts.h"

namespace engine {

// An answer for each row, of training or of serving.
std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog);
// The same where some runs of the laboratory were measured.
std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog,
                                   const OwnMeasurements& own);
// How far they lie from what was measured, by quantity. Rows and predictions go in pairs.
std::vector<AccuracyTable> judgedAll(const std::vector<PublishedRow>& rows,
                                     const std::vector<Prediction>& predictions);

} // namespace engine
