#pragma once

namespace support {

// Sanitizers make everything slower.
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
inline constexpr int kSlowdown = 20;
#else
inline constexpr int kSlowdown = 1;
#endif

// How long a test waits for an answer before it fails, in milliseconds.
inline constexpr int kPatience = kSlowdown * 60000;

} // namespace support
