#pragma once

#include "model/engine/judgment/verdict.h"
#include "model/engine/result.h"

namespace model {

class ProjectDocument;

// Turns the input that makes a criterion answer otherwise: three digits, and past the point where
// it changes. One step to undo.
engine::Result<void> turnCriterion(ProjectDocument& document, const engine::Turn& turn);
// The plan at the edge of a zone, or as a kind of cluster, by the row of what was advised, as a
// scenario of its own: one step to undo.
engine::Result<void> openSize(ProjectDocument& document, std::size_t row);
engine::Result<void> openKind(ProjectDocument& document, std::size_t row);
// The value that it is turned to, in base units.
double pastTurn(const engine::Turn& turn);

} // namespace model
