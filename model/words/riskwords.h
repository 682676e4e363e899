#pragma once

#include "model/words/table.h"

#include <span>

namespace model::words {

// The words of the records of failures in the catalog.
std::span<const Entry> riskFigures();

} // namespace model::words
