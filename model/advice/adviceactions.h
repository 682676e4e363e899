#pragma once

#include "model/engine/judgment/cluster_kinds.h"
#include "model/engine/judgment/sizes.h"
#include "model/engine/result.h"

namespace model {

class ProjectDocument;

// Turns the input that makes a criterion answer otherwise: three digits, and past the point where
// it changes. One step to undo.
engine::Result<void> turnCriterion(ProjectDocument& document, const engine::Turn& turn);
// The plan at the edge of a zone, or as a kind of cluster, as a scenario of its own: one step to
// undo.
engine::Result<void> openSize(ProjectDocument& document, const engine::SizeRow& size);
engine::Result<void> openKind(ProjectDocument& document, engine::ClusterKind kind);
// The value that it is turned to, in base units.
double pastTurn(const engine::Turn& turn);

} // namespace model
