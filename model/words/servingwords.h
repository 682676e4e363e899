#pragma once

#include "model/words/table.h"

namespace model::words {

// Formulas of the serving room that are prose.
std::span<const Entry> servingFormulas();

} // namespace model::words
