#pragma once

#include "model/engine/result.h"
#include "model/engine/worked/workedruns.h"

#include <string_view>
#include <vector>

namespace engine {

// A table (CSV) of published runs expressed as plans. The settings are in one cell, "path=value"
// separated by blanks. An unreadable row rejects the whole file, since only we write it.
Result<std::vector<WorkedRun>> readWorkedRuns(std::string_view text);

} // namespace engine
