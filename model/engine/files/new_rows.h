#pragma once

#include "model/engine/knobs/knob.h"

#include <string_view>

namespace engine {

// What the first files did not know of: rows and groups of rows. Absent, they are as a plan has
// them that was never turned.
bool isNewRow(std::string_view path);

// What may be missing because nobody knows it: the figures of a part, its prices, a budget that
// nobody set, what others ask for tokens, and how long work of another kind takes.
bool mayBeUnknown(const Number& row);

} // namespace engine
