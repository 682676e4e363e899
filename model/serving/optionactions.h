#pragma once

#include "model/engine/result.h"
#include "model/engine/serving/servesearch.h"

#include <QString>

namespace model {

class ProjectDocument;

// Makes the workload in view serve, with the smallest fleet that carries its load. One undo step.
engine::Result<void> makeItServe(ProjectDocument& document);

// Pins a layout and its weight format in the plan. One undo step.
engine::Result<void> useOption(ProjectDocument& document, const engine::ServeOption& option);
// Removes the pins, so that the program chooses.
engine::Result<void> releaseOption(ProjectDocument& document);
// Whether both have the same replica layout.
bool sameReplica(const engine::ServingLayout& a, const engine::ServingLayout& b);
bool isOptionPinned(const ProjectDocument& document);

} // namespace model
