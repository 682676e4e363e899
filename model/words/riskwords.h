#pragma once

#include "model/words/table.h"

#include <span>

namespace model::words {

// Texts of the catalog's failure records.
std::span<const Entry> riskFigures();

} // namespace model::words
