#pragma once

#include "model/sentences/answersentence.h"

namespace model {

// How many nodes fit into a rack and why, the load of the feeds, and yearly energy and emissions.
std::vector<SentencePart> siteSentence(const engine::Evaluation& evaluation,
                                       const NumberFormat& format);

} // namespace model
