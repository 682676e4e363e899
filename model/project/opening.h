#pragma once

#include "model/engine/answer/answer.h"
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
// asks the engine, except for what is known of the one in front, and ends early where it is
// stopped.
using OpeningChanges = std::vector<std::vector<engine::Change>>;
OpeningChanges openingChanges(const engine::LoadedProject& loaded, const engine::Context& context,
                              const engine::Evaluation* known = nullptr,
                              const std::stop_token& stop = {});
QStringList changeNotes(const engine::LoadedProject& loaded, OpeningChanges changes,
                        const NumberFormat& format);
// All of it at once.
QStringList openingNotes(const engine::LoadedProject& loaded, const engine::Context& context,
                         const engine::Evaluation* known, const NumberFormat& format);

// The figures of the scenario in front, as the file has it …
std::shared_ptr<const engine::Evaluation> figuresOfOpened(const engine::LoadedProject& loaded,
                                                          const engine::Context& context);
// … and all that a plan of the file answers. What was searched for them is not searched again.
std::shared_ptr<const engine::Evaluation>
answerOfOpened(const std::shared_ptr<const engine::Plan>& plan, const engine::Evaluation* known,
               const engine::Context& context);

// A figure of the plan and what the catalog has for it by now.
QString movedText(const engine::Moved& moved, const NumberFormat& format);

} // namespace model
