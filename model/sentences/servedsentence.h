#pragma once

#include "model/sentences/answersentence.h"

namespace model {

// A serving workload in one sentence: "10 H100 in 5 replicas of 2 serve Llama 3.1 70B at 20
// requests per second …".
std::vector<SentencePart> servedSentence(const engine::Evaluation& evaluation, std::size_t work,
                                         const NumberFormat& format);

// Whether it can answer at all, so that renting or buying is worth mentioning.
bool servesAtAll(const engine::ServeAnswer& answer);

} // namespace model
