#pragma once

#include "model/engine/options/option.h"
#include "model/engine/result.h"

#include <QString>

namespace model {

class ProjectDocument;

// Replaces the plan by the option, in one undo step.
void takeOption(ProjectDocument& document, const engine::PlanOption& option);
// Adds the option as a scenario next to the open one; refused if there are too many.
engine::Result<void> addOption(ProjectDocument& document, const engine::PlanOption& option);

} // namespace model
