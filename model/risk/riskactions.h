#pragma once

#include "model/engine/result.h"

#include <QString>

namespace model {

class ProjectDocument;

// Remedies of the risk room, each one undo step; and why one has no effect here, empty if it has.
engine::Result<void> useBestInterval(ProjectDocument& document);
QString whyNotBestInterval(const ProjectDocument& document);
engine::Result<void> useTargetSpares(ProjectDocument& document);
QString whyNotTargetSpares(const ProjectDocument& document);

// The expected effect of each, from the latest answer.
QString bestIntervalWords(const ProjectDocument& document);
QString targetSparesWords(const ProjectDocument& document);

} // namespace model
