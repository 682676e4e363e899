#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/published/published_row.h"
#include "model/engine/specs/parts.h"

namespace engine {

// An answer for each row, of training or of serving.
std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog);

} // namespace engine
