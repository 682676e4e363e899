#pragma once

#include "model/engine/judgment/verdict.h"
#include "model/engine/result.h"

namespace model {

class ProjectDocument;

// Turns the input that makes a criterion answer otherwise: three digits, and past the point where
// it changes. One step to undo.
engine::Result<void> turnCriterion(ProjectDocument& document, const engine::Turn& turn);
// The value that it is turned to, in base units.
double pastTurn(const engine::Turn& turn);

} // namespace model
