#pragma once

#include "model/words/words.h"

#include <span>

namespace model::words {

// Of GPUs of a second kind and of layers computed again: they stand in the tables of all.
std::span<const Entry> mixDials();

// The short names of the GPUs that work in a plan: "H100", "H100 + A100".
QString gpuNames(const engine::Plan& plan);

} // namespace model::words
