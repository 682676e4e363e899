#pragma once

#include "model/engine/published/accuracygroups.h"
#include "model/engine/published/prediction.h"
#include "model/engine/published/publishedrow.h"

#include <vector>

namespace engine {

// Step time and memory. Rows and predictions are paired by index.
std::vector<AccuracyTable> accuracyOf(const std::vector<PublishedRow>& rows,
                                      const std::vector<Prediction>& predictions);

} // namespace engine
