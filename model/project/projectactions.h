#pragma once

#include "model/engine/currency.h"
#include "model/engine/knobs/refresh.h"
#include "model/engine/result.h"

#include <QString>

#include <vector>

namespace model {

class ProjectDocument;

// Changes to the project as a whole, one undo step each, and what the catalog offers for them.

void setClient(ProjectDocument& document, const QString& client);
void setTitle(ProjectDocument& document, const QString& title);
std::vector<engine::OfferedRate> offeredRates(const ProjectDocument& document);
engine::Result<void> setCurrency(ProjectDocument& document, const engine::Currency& currency,
                                 engine::Kept kept);
// Figures that have changed in the catalog since, and the step that updates them.
std::vector<engine::Moved> moved(const ProjectDocument& document);
void refreshFromCatalog(ProjectDocument& document);
// Calibrates computed steps with the project's own runs on this GPU.
engine::Result<void> calibrate(ProjectDocument& document);

} // namespace model
