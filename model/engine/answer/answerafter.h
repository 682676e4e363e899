#pragma once

#include "model/engine/answer/answer.h"

namespace engine {

// The same answer as without `before`, which may be null: its decisions are reused if the search
// would be the same, so dragging a price needs no search. If not wanted settled, it is only the
// first of two steps: `completed` settles it.
std::shared_ptr<const Evaluation> answerAfter(const Evaluation* before,
                                              std::shared_ptr<const Plan> plan, const Wants& wants,
                                              const Context& context, std::stop_token stop = {});

} // namespace engine
