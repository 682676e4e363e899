#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/explain/changes.h"
#include "model/engine/files/projectfile.h"
#include "model/engine/knobs/refresh.h"
#include "model/format/numberformat.h"

#include <QStringList>

#include <stop_token>

namespace model {

// Notes on a project file that was just read, one sentence each: unknown keys, …
QStringList fileNotes(const engine::LoadedProject& loaded);
// … and figures that differ from those saved, with the reason. For each scenario; evaluates them,
// except for the current one if known, and ends early if stopped.
using OpeningChanges = std::vector<std::vector<engine::Change>>;
OpeningChanges openingChanges(const engine::LoadedProject& loaded, const engine::Context& context,
                              const engine::Evaluation* known = nullptr,
                              const std::stop_token& stop = {});
QStringList changeNotes(const engine::LoadedProject& loaded, OpeningChanges changes,
                        const NumberFormat& format);
// All of these at once.
QStringList openingNotes(const engine::LoadedProject& loaded, const engine::Context& context,
                         const engine::Evaluation* known, const NumberFormat& format);

// The figures of the current scenario, as in the file …
std::shared_ptr<const engine::Evaluation> figuresOfOpened(const engine::LoadedProject& loaded,
                                                          const engine::Context& context);
// … and the full answer of a plan in the file. Searches done for the figures are not repeated.
std::shared_ptr<const engine::Evaluation>
answerOfOpened(const std::shared_ptr<const engine::Plan>& plan, const engine::Evaluation* known,
               const engine::Context& context);

// A figure of the plan and its current value in the catalog.
QString movedText(const engine::Moved& moved, const NumberFormat& format);

} // namespace model
