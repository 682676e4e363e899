#pragma once

#include "model/engine/inputs/workloadkind.h"

#include <QString>

namespace model {

class ProjectDocument;

// Changes to the workloads of the open plan, one undo step each.

bool mayAddWork(const ProjectDocument& document);
// The new one is then in view.
void addWork(ProjectDocument& document, engine::WorkloadKind kind);
void renameWork(ProjectDocument& document, std::size_t at, const QString& name);
void moveWork(ProjectDocument& document, std::size_t from, std::size_t to);
bool mayRemoveWork(const ProjectDocument& document);
void removeWork(ProjectDocument& document, std::size_t at);

} // namespace model
