#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/judgment/advice.h"
#include "model/format/numberformat.h"
#include "model/words/sentenceparts.h"

namespace model {

// The verdict, what decided it, and what would turn it.
std::vector<SentencePart> adviceSentence(const engine::Evaluation& evaluation,
                                         const NumberFormat& format);

} // namespace model
