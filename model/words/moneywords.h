#pragma once

#include "model/words/table.h"

namespace model::words {

// Formulas of the money room that are prose.
std::span<const Entry> moneyFormulas();

} // namespace model::words
