#pragma once

#include "model/sentences/answersentence.h"

namespace model {

// How often the plan's GPUs fail, what that costs, and the spares, in words.
std::vector<SentencePart> riskSentence(const engine::Evaluation& evaluation,
                                       const NumberFormat& format);

} // namespace model
