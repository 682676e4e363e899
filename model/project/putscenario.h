#pragma once

#include "model/project/projectdocument.h"

namespace model {

// Opens the plan as a scenario with that name, in one undo step. An existing scenario with the name
// gets the plan; refused if there are too many.
engine::Result<void> putScenario(ProjectDocument& document, const QString& name,
                                 std::shared_ptr<const engine::Plan> plan, const QString& step);

} // namespace model
