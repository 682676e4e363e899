#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/published/publishedrow.h"
#include "model/engine/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// Published runs: a JSON array, or a table (see publishedtable.h). An unreadable row is kept as
// skipped, with the reason, so that every row gets an answer.
Result<std::vector<PublishedRow>> readPublished(std::string_view text);

// The answers, in row order.
std::string writePredictions(const std::vector<PublishedRow>& rows,
                             const std::vector<Prediction>& predictions);

} // namespace engine
