#pragma once

#include "model/project/projectdocument.h"

namespace model {

// The plan as a scenario of that name, which is then the open one, as one step of undo. A scenario
// that has the name takes the plan; refused where there is no room for another.
engine::Result<void> putScenario(ProjectDocument& document, const QString& name,
                                 std::shared_ptr<const engine::Plan> plan, const QString& step);

} // namespace model
