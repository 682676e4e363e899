#pragma once

#include "model/sentences/answersentence.h"

namespace model {

// Where the nodes stand and what binds, what the feeds carry, what a year takes and emits.
std::vector<SentencePart> siteSentence(const engine::Evaluation& evaluation,
                                       const NumberFormat& format);

} // namespace model
