#pragma once

#include "model/words/table.h"

namespace model::words {

// The words of the money room's knobs and dials.
std::span<const Entry> moneyKnobs();
std::span<const Entry> moneyDials();
std::span<const Entry> bookDials();

} // namespace model::words
