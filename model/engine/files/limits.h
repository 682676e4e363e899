#pragma once

#include <cstddef>

namespace engine {

// Larger files are not plans, deeper ones are attacks.
inline constexpr std::size_t kMostBytes = 16u << 20;
inline constexpr int kMostDepth = 32;

// Price lists are longer than plans; the longest today has some 60,000 rows and 4 MB.
inline constexpr std::size_t kMostCsvBytes = 64u << 20;
inline constexpr int kMostCsvRows = 500'000;
inline constexpr std::size_t kMostCsvColumns = 200;
inline constexpr std::size_t kMostCellBytes = 8192;
inline constexpr std::size_t kMostNameBytes = 200; // of an instance, a GPU, a region
inline constexpr std::size_t kLongestText = 500;   // of a run's row: its GPU, its model, its format
// User texts in plans and catalogs, in characters: a name has to fit on a screen.
inline constexpr std::size_t kLongestName = 200, kLongestNote = 2000;
inline constexpr std::size_t kMostProblems = 1000; // listed individually; the rest is counted

} // namespace engine
