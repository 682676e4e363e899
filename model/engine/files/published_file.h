#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/published/published_row.h"
#include "model/engine/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// Published runs: an array in JSON, or a table (see published_table.h). A row that cannot be read
// is kept as a skipped one, with why, so that there is an answer for each.
Result<std::vector<PublishedRow>> readPublished(std::string_view text);

// The answers in the order of the rows.
std::string writePredictions(const std::vector<PublishedRow>& rows,
                             const std::vector<Prediction>& predictions);

} // namespace engine
