#pragma once

#include "model/engine/files/json.h"
#include "model/engine/plan.h"

#include <vector>

namespace engine {

Json planToJson(const Plan& plan);
// `at` is the plan's location in its file; unknown keys are noted there.
Result<Plan> readPlan(const Json& json, const std::string& at, std::vector<Error>& notes);

} // namespace engine
