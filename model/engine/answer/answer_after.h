#pragma once

#include "model/engine/answer/answer.h"

namespace engine {

// The same answer as without `before`, which may be none: what that one decided is taken over where
// the search is asked the same again. A drag of a price then searches nothing. What is not wanted
// settled is the first of two strokes: `completed` settles it.
std::shared_ptr<const Evaluation> answerAfter(const Evaluation* before,
                                              std::shared_ptr<const Plan> plan, const Wants& wants,
                                              const Context& context, std::stop_token stop = {});

} // namespace engine
