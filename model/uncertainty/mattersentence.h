#pragma once

#include "model/sentences/answersentence.h"
#include "model/uncertainty/questions.h"

namespace model {

// What moves the answer most, and how likely the date is made. `drawn` is the last evaluation with
// draws, none before the first; where it is of another plan, its part is faint.
std::vector<SentencePart> matterSentence(const engine::Evaluation& evaluation,
                                         const engine::Evaluation* drawn, const Question& question,
                                         const NumberFormat& format);

} // namespace model
