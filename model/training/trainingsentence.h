#pragma once

#include "model/engine/training/search.h"
#include "model/sentences/answersentence.h"

namespace model {

// A step of the training workload in view in words: duration, layout, and whether it fits.
std::vector<SentencePart> trainingSentence(const engine::Evaluation& evaluation,
                                           const NumberFormat& format);
// How many layouts were evaluated, and with what result.
QString searchWords(const engine::LayoutSearch& search, const NumberFormat& format);

} // namespace model
