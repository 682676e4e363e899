#pragma once

#include <cstddef>

namespace engine {

// Larger files than this are no plans, deeper ones are attacks.
inline constexpr std::size_t kMostBytes = 16u << 20;
inline constexpr int kMostDepth = 32;

} // namespace engine
