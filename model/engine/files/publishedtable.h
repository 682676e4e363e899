#pragma once

#include "model/engine/files/json.h"

namespace engine {

// A table of published runs (CSV): its header names one JSON field per column, as in "model.layers"
// and "measured.step_s", one of them "id". Missing values are empty cells.
bool isPublishedTable(std::string_view text);

// Its rows in the JSON form. A row with too few or too many cells, or with text for a measurement,
// is rejected with its line.
Result<Json> rowsOfTable(std::string_view text);

} // namespace engine
