#pragma once

#include "model/engine/answer.h"
#include "model/engine/judgment/advice.h"
#include "model/numberformat.h"
#include "model/sentenceparts.h"

namespace model {

// The verdict, what decided it, and what would turn it.
std::vector<SentencePart> adviceSentence(const engine::Evaluation& evaluation,
                                         const NumberFormat& format);

} // namespace model
