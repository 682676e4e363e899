#pragma once

#include "model/engine/explain/changes.h"
#include "model/engine/files/project_file.h"
#include "model/engine/knobs/refresh.h"
#include "model/format/numberformat.h"

#include <QStringList>

#include <stop_token>

namespace model {

// What there is to say about a project file that was just read, a sentence each: keys nobody knows,
// …
QStringList fileNotes(const engine::LoadedProject& loaded);
// … and answers that are not what they were when it was saved, with the reason. Of each scenario;
// asks the engine, and ends early where it is stopped.
using OpeningChanges = std::vector<std::vector<engine::Change>>;
OpeningChanges openingChanges(const engine::LoadedProject& loaded,
                              const std::stop_token& stop = {});
QStringList changeNotes(const engine::LoadedProject& loaded, OpeningChanges changes,
                        const NumberFormat& format);
// All of it at once.
QStringList openingNotes(const engine::LoadedProject& loaded, const NumberFormat& format);

// A figure of the plan and what the catalog has for it by now.
QString movedText(const engine::Moved& moved, const NumberFormat& format);

} // namespace model
