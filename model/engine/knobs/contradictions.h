#pragma once

#include "model/engine/plan.h"
#include "model/engine/result.h"

#include <optional>

namespace engine {

// Two figures of a plan that contradict each other, though each is within its own limits.
std::optional<Error> contradictionIn(const Plan& plan);

} // namespace engine
