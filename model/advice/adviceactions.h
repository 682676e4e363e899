#pragma once

#include "model/engine/judgment/verdict.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

namespace model {

class ProjectDocument;

// Changes the input that would flip a criterion's answer: to the digits shown, just past the
// point where it flips. One undo step.
engine::Result<void> turnCriterion(ProjectDocument& document, const engine::Turn& turn);
// Opens the plan at the edge of a size zone, or as a kind of cluster, as its own scenario, by its
// row in the advice: one undo step.
engine::Result<void> openSize(ProjectDocument& document, std::size_t row);
engine::Result<void> openKind(ProjectDocument& document, std::size_t row);
// The value it is changed to, in base units.
double pastTurn(const engine::Turn& turn, const NumberFormat& format);

} // namespace model
