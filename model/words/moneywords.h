#pragma once

#include "model/words/table.h"

namespace model::words {

// The words of the money room's knobs and dials.
std::span<const Entry> moneyDials();
std::span<const Entry> bookDials();
// And of its formulas that are no arithmetic.
std::span<const Entry> moneyFormulas();

} // namespace model::words
