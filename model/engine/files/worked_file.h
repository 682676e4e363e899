#pragma once

#include "model/engine/result.h"
#include "model/engine/worked/worked_runs.h"

#include <string_view>
#include <vector>

namespace engine {

// A table (CSV) of published runs told as plans. Its settings stand in one cell, "path=value" apart
// by blanks. One row that cannot be read refuses the file, for nobody but us writes it.
Result<std::vector<WorkedRun>> readWorkedRuns(std::string_view text);

} // namespace engine
