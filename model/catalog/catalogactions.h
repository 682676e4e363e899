#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/catalogkind.h"

#include <QString>

namespace model {

class ProjectDocument;

// Puts a part of the catalog into the plan, as one undo step.
engine::Result<void> useInPlan(ProjectDocument& document, engine::CatalogKind kind,
                               const QString& id);
// Why it cannot be used, in a sentence; empty if it can.
QString whyNotUsed(const ProjectDocument& document, engine::CatalogKind kind, const QString& id);

} // namespace model
