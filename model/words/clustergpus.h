#pragma once

#include "model/words/words.h"

namespace engine {
struct Plan;
}

namespace model::words {

// The short names of a plan's GPUs: "H100", "H100 + A100".
QString gpuNames(const engine::Plan& plan);

} // namespace model::words
