#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/result.h"

#include <QString>

#include <utility>
#include <vector>

namespace model {

class ProjectDocument;

// Knobs and their new values: an option id, or a number in base units.
using Turns = std::vector<std::pair<QString, QString>>;

// Several settings as one undo step: all of them, or none.
engine::Result<void> turnAll(ProjectDocument& document, const QString& text, const Turns& turns);

// The settings that pin a layout for the training workload in view.
Turns layoutTurns(const ProjectDocument& document, const engine::Layout& layout);
engine::Result<void> useLayout(ProjectDocument& document, const engine::Layout& layout);
// Removes the pins, so that the program chooses.
engine::Result<void> releaseLayout(ProjectDocument& document);
// Why that layout cannot be pinned; empty if it can.
QString whyNotPinned(const ProjectDocument& document, const engine::Layout& layout);
bool isPinned(const ProjectDocument& document);

} // namespace model
