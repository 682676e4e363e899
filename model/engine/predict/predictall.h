#pragma once

#include "model/engine/predict/ownmeasurements.h"
#include "model/engine/published/accuracygroups.h"
#include "model/engine/specs/parts.h"

namespace engine {

// A prediction for each row, training or serving.
std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog);
// The same, given measurements of some of the laboratory's runs.
std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog,
                                   const OwnMeasurements& own);
// Accuracy by quantity. Rows and predictions are paired by index.
std::vector<AccuracyTable> judgedAll(const std::vector<PublishedRow>& rows,
                                     const std::vector<Prediction>& predictions);

} // namespace engine
