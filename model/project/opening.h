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
// … and answers that are not what they were when it was saved, with the reason. What its scenarios
// answer today is asked of the engine, which ends early where it is stopped: the figures alone, and
// of those scenarios whose answer the file keeps.
using OpeningAnswers = std::vector<std::shared_ptr<const engine::Evaluation>>;
OpeningAnswers openingAnswers(const engine::LoadedProject& loaded, const engine::Context& context,
                              const std::stop_token& stop = {});
// What a plan of the file answers: what was searched at opening, and is asked again, is known.
std::shared_ptr<const engine::Evaluation>
answerOfOpened(const std::shared_ptr<const engine::Plan>& plan, const OpeningAnswers& today,
               std::size_t scenario, const engine::Context& context);
using OpeningChanges = std::vector<std::vector<engine::Change>>;
OpeningChanges openingChanges(const engine::LoadedProject& loaded, const OpeningAnswers& today);
QStringList changeNotes(const engine::LoadedProject& loaded, OpeningChanges changes,
                        const NumberFormat& format);
// All of it at once.
QStringList openingNotes(const engine::LoadedProject& loaded, const OpeningAnswers& today,
                         const NumberFormat& format);

// A figure of the plan and what the catalog has for it by now.
QString movedText(const engine::Moved& moved, const NumberFormat& format);

} // namespace model
