#pragma once

#include "model/engine/training/search.h"
#include "model/sentences/answersentence.h"

namespace model {

// A step of the first workload in words: how long, by which layout, and whether it fits.
std::vector<SentencePart> trainingSentence(const engine::Evaluation& evaluation,
                                           const NumberFormat& format);
// How many layouts were looked at, and what came of it.
QString searchWords(const engine::LayoutSearch& search, const NumberFormat& format);

} // namespace model
