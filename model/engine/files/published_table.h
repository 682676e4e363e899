#pragma once

#include "model/engine/files/json.h"

namespace engine {

// A table of published runs (CSV): its first line names a field of the JSON form a column, as in
// "model.layers" and "measured.step_s", one of them "id". What a run does not say is an empty cell.
bool isPublishedTable(std::string_view text);

// Its rows as they would stand in the JSON form. A row with too few or too many cells, or with a
// word for a measurement, is refused with its line.
Result<Json> rowsOfTable(std::string_view text);

} // namespace engine
