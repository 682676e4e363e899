#pragma once

#include "model/engine/options/option.h"
#include "model/engine/result.h"

#include <QString>

namespace model {

class ProjectDocument;

// The option in the place of the plan, as one step to undo.
void takeOption(ProjectDocument& document, const engine::PlanOption& option);
// The option as one more scenario, beside the one that is open; refused where there is no room.
engine::Result<void> addOption(ProjectDocument& document, const engine::PlanOption& option);

} // namespace model
