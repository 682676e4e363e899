#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/run.h"

namespace engine {

// A run made whole: names matched with the catalog, step and rate from each other, copies from
// the layout. Refused where something needed is missing, out of range, or contradicts the rest;
// `where` is what the error points at.
Result<MeasuredRun> checkedRun(MeasuredRun run, const Catalog& catalog, const std::string& where,
                               std::vector<Error>& notes);

} // namespace engine
