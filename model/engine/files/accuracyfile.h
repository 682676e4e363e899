#pragma once

#include "model/engine/published/accuracyrows.h"
#include "model/engine/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

inline constexpr std::size_t kMostAccuracyRows = 50'000;

// Accuracy of predictions on published runs, as written by the calibration. An unusable row is
// reported as a problem, and the others are kept.
struct AccuracyFile {
    std::vector<AccuracyRow> rows;
    std::vector<Error> problems;
};

// {"format": "headroom-accuracy", "version": 1, "rows": […]}. Times are in seconds, memory in GiB,
// rates in tokens per second.
Result<AccuracyFile> readAccuracyFile(std::string_view bytes);

// The file of those rows, one row per line, to four digits.
std::string writeAccuracyFile(const std::vector<AccuracyRow>& rows);

} // namespace engine
