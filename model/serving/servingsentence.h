#pragma once

#include "model/sentences/answersentence.h"

namespace model {

// The fleet, and below it the capacity of one replica and what limits it. Empty if nothing serves.
std::vector<SentencePart> servingSentence(const engine::Evaluation& evaluation,
                                          const NumberFormat& format);

} // namespace model
