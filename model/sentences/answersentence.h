#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"
#include "model/words/sentenceparts.h"

#include <vector>

namespace model {

// The answer as a sentence that ends with the decision and what would flip it.
std::vector<SentencePart> answerSentence(const engine::Evaluation& evaluation,
                                         const NumberFormat& format);

} // namespace model
