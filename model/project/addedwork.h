#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QStringList>

namespace model {

// The project with one more workload in the open plan: its kind by id, with an optional name, and
// with inputs of the whole plan set as on the command line ("PATH=VALUE").
engine::Result<engine::Project> withAddedWork(engine::Project project,
                                              const engine::Catalog& catalog, const QString& kind,
                                              const QString& name, const QStringList& sets);

} // namespace model
