#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/run.h"

namespace engine {

// A completed run: names matched with the catalog, step and rate derived from each other, replicas
// from the layout. Rejected if something needed is missing, out of range, or contradictory; `where`
// is the error location.
Result<MeasuredRun> checkedRun(MeasuredRun run, const Catalog& catalog, const std::string& where,
                               std::vector<Error>& notes);

} // namespace engine
