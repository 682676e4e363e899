#pragma once

#include "model/engine/result.h"
#include "model/engine/serving/serve_search.h"

#include <QString>

namespace model {

class ProjectDocument;

// The first workload serves from now on, by the smallest fleet that carries its load. One step to
// undo.
engine::Result<void> makeItServe(ProjectDocument& document);

// Pins a layout and its format of weights in the plan. One step to undo.
engine::Result<void> useOption(ProjectDocument& document, const engine::ServeOption& option);
// Gives the choice of the layout back to the program.
engine::Result<void> releaseOption(ProjectDocument& document);
// Whether a replica lies alike in both.
bool sameReplica(const engine::ServingLayout& a, const engine::ServingLayout& b);
bool isOptionPinned(const ProjectDocument& document);

} // namespace model
