#pragma once

#include "model/engine/answer.h"
#include "model/numberformat.h"
#include "model/sentenceparts.h"

#include <vector>

namespace model {

// The answer as a sentence that ends in the decision and what flips it.
std::vector<SentencePart> answerSentence(const engine::Evaluation& evaluation,
                                         const NumberFormat& format);

} // namespace model
