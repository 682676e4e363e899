#pragma once

#include "model/engine/plan.h"
#include "model/engine/result.h"

#include <optional>

namespace engine {

// Two figures of a plan that cannot both be: each is inside its own limits.
std::optional<Error> contradictionIn(const Plan& plan);

} // namespace engine
