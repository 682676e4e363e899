#pragma once

#include "model/engine/inputs/workload_kind.h"

#include <QString>

namespace model {

class ProjectDocument;

// What is done to the workloads of the open plan, a step to undo each.

bool mayAddWork(const ProjectDocument& document);
// It is then in view.
void addWork(ProjectDocument& document, engine::WorkloadKind kind);
void renameWork(ProjectDocument& document, std::size_t at, const QString& name);
void moveWork(ProjectDocument& document, std::size_t from, std::size_t to);
bool mayRemoveWork(const ProjectDocument& document);
void removeWork(ProjectDocument& document, std::size_t at);

} // namespace model
