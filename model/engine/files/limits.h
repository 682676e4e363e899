#pragma once

#include <cstddef>

namespace engine {

// Larger files than this are no plans, deeper ones are attacks.
inline constexpr std::size_t kMostBytes = 16u << 20;
inline constexpr int kMostDepth = 32;

// Price lists are longer than plans; the longest of today has some 60,000 rows and 4 MB.
inline constexpr std::size_t kMostCsvBytes = 64u << 20;
inline constexpr int kMostCsvRows = 500'000;
inline constexpr std::size_t kMostCsvColumns = 200;
inline constexpr std::size_t kMostCellBytes = 8192;
inline constexpr std::size_t kMostNameBytes = 200; // of an instance, a GPU, a region
inline constexpr std::size_t kLongestText =
    500; // of a row about a run: its GPU, its model, its format
// Of people's words in plans and catalogs, in characters: a name has to fit on a screen.
inline constexpr std::size_t kLongestName = 200, kLongestNote = 2000;
inline constexpr std::size_t kMostProblems = 1000; // told one by one; the rest is counted

} // namespace engine
