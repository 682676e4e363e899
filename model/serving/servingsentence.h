#pragma once

#include "model/answersentence.h"

namespace model {

// How the fleet stands: what comes, what it carries, how long people wait, and what binds. Empty
// where nothing serves.
std::vector<SentencePart> servingSentence(const engine::Evaluation& evaluation,
                                          const NumberFormat& format);

} // namespace model
