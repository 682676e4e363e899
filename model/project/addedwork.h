#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QStringList>

namespace model {

// The project with one more workload in the plan that is open: of a kind by its id, with a name or
// none, and with inputs of the whole plan set as the command line writes them ("PATH=VALUE").
engine::Result<engine::Project> withAddedWork(engine::Project project,
                                              const engine::Catalog& catalog, const QString& kind,
                                              const QString& name, const QStringList& sets);

} // namespace model
