#pragma once

#include "model/engine/files/project_file.h"
#include "model/engine/knobs/refresh.h"
#include "model/numberformat.h"

#include <QStringList>

namespace model {

// What there is to say about a project file that was just read, a sentence each: keys nobody
// knows, and answers that are not what they were when it was saved, with the reason.
QStringList openingNotes(const engine::LoadedProject& loaded, const NumberFormat& format);

// A figure of the plan and what the catalog has for it by now.
QString movedText(const engine::Moved& moved, const NumberFormat& format);

} // namespace model
