#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// What somebody may have meant who wrote this word: one that begins with it, else the nearest of
// those that are known, by the letters that were added, left out, changed or swapped. Empty where
// none is near.
std::string nearest(std::string_view word, const std::vector<std::string>& known);

} // namespace engine
