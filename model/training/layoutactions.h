#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/result.h"

#include <QString>

#include <utility>
#include <vector>

namespace model {

class ProjectDocument;

// Knobs and what they are set to: an option's id, or a number in base units.
using Turns = std::vector<std::pair<QString, QString>>;

// Several turns as one step to undo: all of them, or none.
engine::Result<void> turnAll(ProjectDocument& document, const QString& text, const Turns& turns);

// The turns that pin a layout for the first workload.
Turns layoutTurns(const ProjectDocument& document, const engine::Layout& layout);
engine::Result<void> useLayout(ProjectDocument& document, const engine::Layout& layout);
// Gives the choice back to the program.
engine::Result<void> releaseLayout(ProjectDocument& document);
// Why that layout cannot be pinned; empty where it can.
QString whyNotPinned(const ProjectDocument& document, const engine::Layout& layout);
bool isPinned(const ProjectDocument& document);

} // namespace model
