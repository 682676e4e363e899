#pragma once

#include "model/sentences/answersentence.h"

namespace model {

// How often the plan's GPUs stop, what that costs, and what stands by, in words.
std::vector<SentencePart> riskSentence(const engine::Evaluation& evaluation,
                                       const NumberFormat& format);

} // namespace model
