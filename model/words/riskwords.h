#pragma once

#include "model/words/table.h"

#include <span>

namespace model::words {

// The words of the risk room, which knobs and dials share among them.
std::span<const Entry> riskDials();
std::span<const Entry> riskFigures(); // of the catalog

} // namespace model::words
