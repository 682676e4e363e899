#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// A suggestion for an unknown word: a known one that starts with it, otherwise the closest by edit
// distance. Empty if none is close.
std::string nearest(std::string_view word, const std::vector<std::string>& known);

} // namespace engine
