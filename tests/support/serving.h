#pragma once

#include "model/engine/answer/answer.h"

// An answer of the serving room written by hand, so that what a page says of it can be told in
// advance.
namespace support {

// The evaluation whose first workload serves: 20 requests a second on four replicas of two GPUs
// and one that stands by, where the fleet keeps its limits up to 25.8 and never answers more than
// 32. A million tokens of answers cost $1.36 at 20 a second, $1.60 from the API.
engine::Evaluation withServing(const engine::Evaluation& base);
// The same with so many requests a second that they queue.
engine::Evaluation overloaded(engine::Evaluation evaluation);

} // namespace support
