#pragma once

#include "model/words/table.h"

namespace model::words {

// The words of the serving room's knobs, their options, its dials and its formulas that are no
// arithmetic.
std::span<const Entry> servingDials();
std::span<const Entry> servingFormulas();

} // namespace model::words
