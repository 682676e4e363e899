#pragma once

#include "model/engine/result.h"

#include <QString>

namespace model {

class ProjectDocument;

// Cures of the risk room, each one step to undo; why one does nothing here, empty where it does.
engine::Result<void> useBestInterval(ProjectDocument& document);
QString whyNotBestInterval(const ProjectDocument& document);
engine::Result<void> useTargetSpares(ProjectDocument& document);
QString whyNotTargetSpares(const ProjectDocument& document);

// What each would bring, by the latest answer.
QString bestIntervalWords(const ProjectDocument& document);
QString targetSparesWords(const ProjectDocument& document);

} // namespace model
