#pragma once

#include "model/engine/finding.h"
#include "model/engine/result.h"

#include <QString>

namespace model {

class ProjectDocument;

// Changes to the inputs of the open plan, one undo step each; changes in one gesture are one step.

engine::Result<void> turn(ProjectDocument& document, const QString& path, double base,
                          int gesture = 0);
engine::Result<void> type(ProjectDocument& document, const QString& path, const QString& text);
engine::Result<void> choose(ProjectDocument& document, const QString& path, const QString& id);
engine::Result<void> reset(ProjectDocument& document, const QString& path);
engine::Result<void> apply(ProjectDocument& document, const engine::Finding::Cure& cure);
bool isDefault(const ProjectDocument& document, const QString& path);

} // namespace model
