#pragma once

#include "model/sentences/answersentence.h"

namespace model {

// What the fleet does, and below it what one replica carries and what binds it. Empty where nothing
// serves.
std::vector<SentencePart> servingSentence(const engine::Evaluation& evaluation,
                                          const NumberFormat& format);

} // namespace model
