#pragma once

#include "model/sentences/answersentence.h"
#include "model/uncertainty/questions.h"

namespace model {

// What moves the figure most, and the probability of meeting the deadline. `drawn` is the last
// evaluation with draws, null before the first; if it is of another plan, its part is muted.
std::vector<SentencePart> matterSentence(const engine::Evaluation& evaluation,
                                         const engine::Evaluation* drawn, const Question& question,
                                         const NumberFormat& format);

} // namespace model
