#pragma once

#include "model/engine/answer/answer.h"

// A hand-written serving answer, so that the text of a page is known in advance.
namespace support {

// The evaluation with serving as its first workload: 20 requests per second on four replicas of two
// GPUs and one spare; the fleet keeps its limits up to 25.8 and never serves more than 32. A
// million output tokens cost $1.36 at 20 per second, $1.60 from the API.
engine::Evaluation withServing(const engine::Evaluation& base);
// The same with so many requests per second that they queue.
engine::Evaluation overloaded(engine::Evaluation evaluation);

} // namespace support
