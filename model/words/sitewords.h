#pragma once

#include "model/words/words.h"

#include <span>

namespace model::words {

// Of the site room: they stand in the tables of all knobs and dials.
std::span<const Entry> siteDialWords();

} // namespace model::words
