#pragma once

#include "model/engine/published/accuracy_groups.h"
#include "model/engine/published/prediction.h"
#include "model/engine/published/published_row.h"

#include <vector>

namespace engine {

// Step time and memory. Rows and predictions are paired by index.
std::vector<AccuracyTable> accuracyOf(const std::vector<PublishedRow>& rows,
                                      const std::vector<Prediction>& predictions);

} // namespace engine
